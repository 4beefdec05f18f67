// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: thread_counter_reference.h
//
// What ThreadCounter() must compute, on the host.

#ifndef MODULES_02_CUSTOM_KERNELS_THREAD_COUNTER_THREAD_COUNTER_REFERENCE_H_
#define MODULES_02_CUSTOM_KERNELS_THREAD_COUNTER_THREAD_COUNTER_REFERENCE_H_

#include <vector>

// The number of threads of the grid, and the number of values less than `limit`.
std::vector<unsigned int> ThreadCounterReference(const std::vector<int>& values, int limit,
                                                 int blocks, int threads);

#endif  // MODULES_02_CUSTOM_KERNELS_THREAD_COUNTER_THREAD_COUNTER_REFERENCE_H_
