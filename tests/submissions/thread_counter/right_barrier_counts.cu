// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: nothing
// Right in another way: a barrier that counts tells each block how many of its threads said yes.

#include <cstddef>

#include "modules/02_custom_kernels/thread_counter/thread_counter.h"

using workbook::DeviceSpan;

__global__ void CountKernel(DeviceSpan<const int> values, int limit,
                            DeviceSpan<unsigned int> counts) {
  const std::size_t i = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  const int below = __syncthreads_count(i < values.size() && values[i] < limit);
  if (threadIdx.x > 0) return;
  atomicAdd(&counts[0], blockDim.x);
  atomicAdd(&counts[1], static_cast<unsigned int>(below));
}

void ThreadCounter(DeviceSpan<const int> values, int limit, int blocks, int threads,
                   DeviceSpan<unsigned int> counts) {
  cudaMemset(counts.data(), 0, counts.size_bytes());
  CountKernel<<<blocks, threads>>>(values, limit, counts);
}
