// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: reduce_reference.h
//
// What Reduce() must compute, on the host.

#ifndef MODULES_02_CUSTOM_KERNELS_REDUCE_REDUCE_REFERENCE_H_
#define MODULES_02_CUSTOM_KERNELS_REDUCE_REDUCE_REFERENCE_H_

#include <vector>

// The sum, added up in double.
double ReduceReference(const std::vector<float>& values);

#endif  // MODULES_02_CUSTOM_KERNELS_REDUCE_REDUCE_REFERENCE_H_
