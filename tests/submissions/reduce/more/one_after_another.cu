// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Coalesced, Shuffles, Speedup
// One thread adds all values: right, and slower than a CPU.

#include <cstddef>

#include "modules/02_custom_kernels/reduce/reduce.h"

using workbook::DeviceSpan;

__global__ void ReduceKernel(DeviceSpan<const float> values, DeviceSpan<float> sum) {
  const std::size_t start = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  const std::size_t stride = std::size_t{gridDim.x} * blockDim.x;
  float thread_sum = 0;
  for (std::size_t i = start; i < values.size(); i += stride) thread_sum += values[i];

  sum[0] = thread_sum;
}

void Reduce(DeviceSpan<const float> values, DeviceSpan<float> sum) {
  cudaMemsetAsync(sum.data(), 0, sum.size_bytes());
  if (values.empty()) return;
  ReduceKernel<<<1, 1>>>(values, sum);
}
