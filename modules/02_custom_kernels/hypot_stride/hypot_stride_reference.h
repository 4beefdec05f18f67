// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: hypot_stride_reference.h
//
// What HypotStride() must compute, on the host.

#ifndef MODULES_02_CUSTOM_KERNELS_HYPOT_STRIDE_HYPOT_STRIDE_REFERENCE_H_
#define MODULES_02_CUSTOM_KERNELS_HYPOT_STRIDE_HYPOT_STRIDE_REFERENCE_H_

#include <vector>

// The length of each (x[i], y[i]), computed in double and rounded to float once.
std::vector<float> HypotStrideReference(const std::vector<float>& x, const std::vector<float>& y);

#endif  // MODULES_02_CUSTOM_KERNELS_HYPOT_STRIDE_HYPOT_STRIDE_REFERENCE_H_
