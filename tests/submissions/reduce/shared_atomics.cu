// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Shuffles
// Lets every thread add to one word of shared memory: right, and the threads of a block queue.

#include <algorithm>
#include <cstddef>

#include "modules/02_custom_kernels/reduce/reduce.h"

using workbook::DeviceSpan;

__global__ void ReduceKernel(DeviceSpan<const float> values, DeviceSpan<float> sum) {
  const std::size_t start = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  const std::size_t stride = std::size_t{gridDim.x} * blockDim.x;
  float thread_sum = 0;
  for (std::size_t i = start; i < values.size(); i += stride) thread_sum += values[i];

  __shared__ float block_sum;
  if (threadIdx.x == 0) block_sum = 0;
  __syncthreads();
  atomicAdd(&block_sum, thread_sum);
  __syncthreads();
  if (threadIdx.x == 0) atomicAdd(&sum[0], block_sum);
}

void Reduce(DeviceSpan<const float> values, DeviceSpan<float> sum) {
  cudaMemsetAsync(sum.data(), 0, sum.size_bytes());
  if (values.empty()) return;
  const std::size_t threads = 256;
  const std::size_t most_blocks = 1024;
  const std::size_t blocks = std::min((values.size() + threads - 1) / threads, most_blocks);
  ReduceKernel<<<blocks, threads>>>(values, sum);
}
