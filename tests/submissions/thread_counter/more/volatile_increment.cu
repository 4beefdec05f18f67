// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Clean
// Takes volatile for a remedy: the word is read and written each time, and still in three steps.

#include <cstddef>

#include "modules/02_custom_kernels/thread_counter/thread_counter.h"

using workbook::DeviceSpan;

__global__ void CountKernel(DeviceSpan<const int> values, int limit,
                            DeviceSpan<unsigned int> counts) {
  const std::size_t i = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  volatile unsigned int* const words = counts.data();
  words[0] = words[0] + 1;
  if (i < values.size() && values[i] < limit) words[1] = words[1] + 1;
}

void ThreadCounter(DeviceSpan<const int> values, int limit, int blocks, int threads,
                   DeviceSpan<unsigned int> counts) {
  cudaMemset(counts.data(), 0, counts.size_bytes());
  CountKernel<<<blocks, threads>>>(values, limit, counts);
}
