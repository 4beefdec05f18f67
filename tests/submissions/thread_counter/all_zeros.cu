// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Tiny, AroundBlock, Primes, Large, GivenGrid, Clean
// Clears the counts and counts nothing.

#include "modules/02_custom_kernels/thread_counter/thread_counter.h"

using workbook::DeviceSpan;

void ThreadCounter(DeviceSpan<const int> values, int limit, int blocks, int threads,
                   DeviceSpan<unsigned int> counts) {
  (void)values;
  (void)limit;
  (void)blocks;
  (void)threads;
  cudaMemset(counts.data(), 0, counts.size_bytes());
}
