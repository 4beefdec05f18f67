// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Tiny, AroundBlock, Primes, Large, GivenGrid, Clean
// Every block looks at the values of the first one.

#include <cstddef>

#include "modules/02_custom_kernels/thread_counter/thread_counter.h"

using workbook::DeviceSpan;

__global__ void CountKernel(DeviceSpan<const int> values, int limit,
                            DeviceSpan<unsigned int> counts) {
  const std::size_t i = threadIdx.x;
  atomicAdd(&counts[0], 1u);
  if (i < values.size() && values[i] < limit) atomicAdd(&counts[1], 1u);
}

void ThreadCounter(DeviceSpan<const int> values, int limit, int blocks, int threads,
                   DeviceSpan<unsigned int> counts) {
  cudaMemset(counts.data(), 0, counts.size_bytes());
  CountKernel<<<blocks, threads>>>(values, limit, counts);
}
