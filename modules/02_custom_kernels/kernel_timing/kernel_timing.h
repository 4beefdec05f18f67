// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: kernel_timing.h
//
// The signature that modules/02_custom_kernels/kernel_timing/kernel_timing.cu implements.

#ifndef MODULES_02_CUSTOM_KERNELS_KERNEL_TIMING_KERNEL_TIMING_H_
#define MODULES_02_CUSTOM_KERNELS_KERNEL_TIMING_KERNEL_TIMING_H_

#include <cstdint>

#include "common/cuda/device_span.h"

// TimeSquare()
//
// Writes the square of x[i], exactly, into out[i] for every i, with one kernel launched once on
// `blocks` blocks of `threads` threads, and writes the time that this kernel took into
// milliseconds[0]: the milliseconds between an event recorded immediately before the launch and one
// recorded immediately after it, in the same stream.
//
// x and out have the same size n and do not overlap; n may be 0, and the kernel is launched all the
// same. milliseconds has one element. All three lie in device memory, which host code cannot write:
// copy the time there. blocks is at least 1, threads is between 1 and 1024.
//
// When TimeSquare() returns the kernel is done and the events are destroyed.
void TimeSquare(workbook::DeviceSpan<const int> x, workbook::DeviceSpan<std::int64_t> out,
                workbook::DeviceSpan<float> milliseconds, int blocks, int threads);

#endif  // MODULES_02_CUSTOM_KERNELS_KERNEL_TIMING_KERNEL_TIMING_H_
