// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: add_kernel.h
//
// The signature that modules/02_custom_kernels/add_kernel/add_kernel.cu implements.

#ifndef MODULES_02_CUSTOM_KERNELS_ADD_KERNEL_ADD_KERNEL_H_
#define MODULES_02_CUSTOM_KERNELS_ADD_KERNEL_ADD_KERNEL_H_

#include "common/cuda/device_span.h"

// Add()
//
// Writes out[i] = x[i] + y[i] for every i, with one kernel in which every element has a thread of
// its own.
//
// x, y and out have the same size n and do not overlap; n may be 0. All three lie in device memory.
// No sum is larger or smaller than an int can be.
//
// For n > 0 one kernel is launched, on at least n threads and fewer than n + 1024; for n = 0 none
// need be. Nothing but out is written. The work may still be running when Add() returns.
void Add(workbook::DeviceSpan<const int> x, workbook::DeviceSpan<const int> y,
         workbook::DeviceSpan<int> out);

#endif  // MODULES_02_CUSTOM_KERNELS_ADD_KERNEL_ADD_KERNEL_H_
