// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: nothing
// Right in another way: each block counts in shared memory and adds its counts to the result once.

#include <cstddef>

#include "modules/02_custom_kernels/thread_counter/thread_counter.h"

using workbook::DeviceSpan;

__global__ void CountKernel(DeviceSpan<const int> values, int limit,
                            DeviceSpan<unsigned int> counts) {
  const std::size_t i = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  __shared__ unsigned int block_counts[2];
  if (threadIdx.x == 0) block_counts[0] = block_counts[1] = 0;
  __syncthreads();
  atomicAdd(&block_counts[0], 1u);
  if (i < values.size() && values[i] < limit) atomicAdd(&block_counts[1], 1u);
  __syncthreads();
  if (threadIdx.x == 0) {
    atomicAdd(&counts[0], block_counts[0]);
    atomicAdd(&counts[1], block_counts[1]);
  }
}

void ThreadCounter(DeviceSpan<const int> values, int limit, int blocks, int threads,
                   DeviceSpan<unsigned int> counts) {
  cudaMemset(counts.data(), 0, counts.size_bytes());
  CountKernel<<<blocks, threads>>>(values, limit, counts);
}
