// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Contention, Shuffles, Speedup
// Adds each value to the result: the noisiest order there is, and right; but all threads queue.

#include <cstddef>

#include "modules/02_custom_kernels/reduce/reduce.h"

using workbook::DeviceSpan;

__global__ void ReduceKernel(DeviceSpan<const float> values, DeviceSpan<float> sum) {
  const std::size_t start = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  const std::size_t stride = std::size_t{gridDim.x} * blockDim.x;
  float thread_sum = 0;
  for (std::size_t i = start; i < values.size(); i += stride) thread_sum += values[i];

  atomicAdd(&sum[0], thread_sum);
}

void Reduce(DeviceSpan<const float> values, DeviceSpan<float> sum) {
  cudaMemsetAsync(sum.data(), 0, sum.size_bytes());
  if (values.empty()) return;
  const std::size_t threads = 256;
  const std::size_t blocks = (values.size() + threads - 1) / threads;
  ReduceKernel<<<blocks, threads>>>(values, sum);
}
