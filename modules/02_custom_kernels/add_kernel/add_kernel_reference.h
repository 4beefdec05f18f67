// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: add_kernel_reference.h
//
// What Add() must compute, on the host.

#ifndef MODULES_02_CUSTOM_KERNELS_ADD_KERNEL_ADD_KERNEL_REFERENCE_H_
#define MODULES_02_CUSTOM_KERNELS_ADD_KERNEL_ADD_KERNEL_REFERENCE_H_

#include <vector>

// The sum of each x[i] and y[i]; both have the same size.
std::vector<int> AddReference(const std::vector<int>& x, const std::vector<int>& y);

#endif  // MODULES_02_CUSTOM_KERNELS_ADD_KERNEL_ADD_KERNEL_REFERENCE_H_
