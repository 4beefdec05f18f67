// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Clean
// The first thread clears the counts; the threads of other blocks do not wait for it.

#include <cstddef>

#include "modules/02_custom_kernels/thread_counter/thread_counter.h"

using workbook::DeviceSpan;

__global__ void CountKernel(DeviceSpan<const int> values, int limit,
                            DeviceSpan<unsigned int> counts) {
  const std::size_t i = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  if (i == 0) counts[0] = counts[1] = 0;
  __syncthreads();
  atomicAdd(&counts[0], 1u);
  if (i < values.size() && values[i] < limit) atomicAdd(&counts[1], 1u);
}

void ThreadCounter(DeviceSpan<const int> values, int limit, int blocks, int threads,
                   DeviceSpan<unsigned int> counts) {
  CountKernel<<<blocks, threads>>>(values, limit, counts);
}
