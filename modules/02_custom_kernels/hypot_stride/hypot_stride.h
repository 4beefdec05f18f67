// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: hypot_stride.h
//
// The signature that modules/02_custom_kernels/hypot_stride/hypot_stride.cu implements.

#ifndef MODULES_02_CUSTOM_KERNELS_HYPOT_STRIDE_HYPOT_STRIDE_H_
#define MODULES_02_CUSTOM_KERNELS_HYPOT_STRIDE_HYPOT_STRIDE_H_

#include "common/cuda/device_span.h"

// HypotStride()
//
// Writes out[i] = sqrt(x[i]^2 + y[i]^2) for every i, with one kernel launched on exactly `blocks`
// blocks of `threads` threads, whatever the size of the arrays.
//
// x, y and out have the same size n and do not overlap; n may be 0. All three lie in device memory.
// |x[i]| and |y[i]| lie between 1 and 1000, so the plain formula, hypotf() and the answer to the
// exercise `hypot` are all right; the result differs from the true value by at most 2^-21 of that
// value.
//
// blocks is at least 1, threads is between 1 and 1024; blocks * threads may be smaller than n,
// equal to it or larger, and threads need not be a multiple of 32.
//
// Each element of out is written once. The work may still be running when HypotStride() returns.
void HypotStride(workbook::DeviceSpan<const float> x, workbook::DeviceSpan<const float> y,
                 workbook::DeviceSpan<float> out, int blocks, int threads);

#endif  // MODULES_02_CUSTOM_KERNELS_HYPOT_STRIDE_HYPOT_STRIDE_H_
