// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: launch_configuration.h
//
// The signature that modules/02_custom_kernels/launch_configuration/launch_configuration.cu
// implements.

#ifndef MODULES_02_CUSTOM_KERNELS_LAUNCH_CONFIGURATION_LAUNCH_CONFIGURATION_H_
#define MODULES_02_CUSTOM_KERNELS_LAUNCH_CONFIGURATION_LAUNCH_CONFIGURATION_H_

#include "common/cuda/device_span.h"

// AddOnDevice()
//
// Writes out[i] = x[i] + y[i] for every i, with one kernel launched on a grid that suits a device
// of M = multiprocessors multiprocessors, each of which holds at most T =
// threads_per_multiprocessor threads and at most B = blocks_per_multiprocessor blocks at once. It
// need not be the device that the kernel runs on. T is a multiple of 32 * B; all three are
// positive.
//
// x, y and out have the same size n and do not overlap; n may be 0. All three lie in device memory.
// No sum is larger or smaller than an int can be.
//
// With t threads in a block:
// - t is a multiple of 32, at most 1024, and divides T; T / t is at most B, so that the T / t
// blocks
//   of a multiprocessor take all its places.
// - If n >= M * T / B there are at least M blocks.
// - If one_wave is false, every element has a thread of its own, and there are ceil(n / t) blocks.
// - If one_wave is true, there are M * T / t blocks, or ceil(n / t) if that is less.
// - For n = 0 nothing is launched.
//
// Nothing but out is written. The work may still be running when AddOnDevice() returns.
void AddOnDevice(workbook::DeviceSpan<const int> x, workbook::DeviceSpan<const int> y,
                 workbook::DeviceSpan<int> out, bool one_wave, int multiprocessors,
                 int threads_per_multiprocessor, int blocks_per_multiprocessor);

#endif  // MODULES_02_CUSTOM_KERNELS_LAUNCH_CONFIGURATION_LAUNCH_CONFIGURATION_H_
