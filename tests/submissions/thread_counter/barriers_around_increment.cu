// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Clean
// Takes a barrier for a remedy: the threads wait for each other and then all add at once.

#include <cstddef>

#include "modules/02_custom_kernels/thread_counter/thread_counter.h"

using workbook::DeviceSpan;

__global__ void CountKernel(DeviceSpan<const int> values, int limit,
                            DeviceSpan<unsigned int> counts) {
  const std::size_t i = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  __syncthreads();
  ++counts[0];
  __syncthreads();
  if (i < values.size() && values[i] < limit) ++counts[1];
  __syncthreads();
}

void ThreadCounter(DeviceSpan<const int> values, int limit, int blocks, int threads,
                   DeviceSpan<unsigned int> counts) {
  cudaMemset(counts.data(), 0, counts.size_bytes());
  CountKernel<<<blocks, threads>>>(values, limit, counts);
}
