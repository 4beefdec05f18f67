// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: square_reference.h
//
// What Square() must compute, on the host.

#ifndef MODULES_02_CUSTOM_KERNELS_SQUARE_SQUARE_REFERENCE_H_
#define MODULES_02_CUSTOM_KERNELS_SQUARE_SQUARE_REFERENCE_H_

#include <cstdint>
#include <vector>

// The square of each x[i].
std::vector<std::int64_t> SquareReference(const std::vector<int>& x);

#endif  // MODULES_02_CUSTOM_KERNELS_SQUARE_SQUARE_REFERENCE_H_
