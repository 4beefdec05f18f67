// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Tiny, AroundBlock, Primes, Large, GivenGrid, Clean
// Adds to whatever the counts held before the call.

#include <cstddef>

#include "modules/02_custom_kernels/thread_counter/thread_counter.h"

using workbook::DeviceSpan;

__global__ void CountKernel(DeviceSpan<const int> values, int limit,
                            DeviceSpan<unsigned int> counts) {
  const std::size_t i = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  atomicAdd(&counts[0], 1u);
  if (i < values.size() && values[i] < limit) atomicAdd(&counts[1], 1u);
}

void ThreadCounter(DeviceSpan<const int> values, int limit, int blocks, int threads,
                   DeviceSpan<unsigned int> counts) {
  CountKernel<<<blocks, threads>>>(values, limit, counts);
}
