// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: kernel_timing_reference.h
//
// What TimeSquare() must compute besides the time, on the host.

#ifndef MODULES_02_CUSTOM_KERNELS_KERNEL_TIMING_KERNEL_TIMING_REFERENCE_H_
#define MODULES_02_CUSTOM_KERNELS_KERNEL_TIMING_KERNEL_TIMING_REFERENCE_H_

#include <cstdint>
#include <vector>

// The square of each x[i].
std::vector<std::int64_t> TimeSquareReference(const std::vector<int>& x);

#endif  // MODULES_02_CUSTOM_KERNELS_KERNEL_TIMING_KERNEL_TIMING_REFERENCE_H_
