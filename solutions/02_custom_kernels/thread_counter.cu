// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Model answer: modules/02_custom_kernels/thread_counter.

#include "modules/02_custom_kernels/thread_counter/thread_counter.h"

#include <cstddef>

using workbook::DeviceSpan;

// All threads add to the same two words, so each addition is an atomic one.
__global__ void CountKernel(DeviceSpan<const int> values, int limit,
                            DeviceSpan<unsigned int> counts) {
  const std::size_t i = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  atomicAdd(&counts[0], 1u);  // before the guard: a thread without a value has run, too
  if (i < values.size() && values[i] < limit) atomicAdd(&counts[1], 1u);
}

void ThreadCounter(DeviceSpan<const int> values, int limit, int blocks, int threads,
                   DeviceSpan<unsigned int> counts) {
  cudaMemsetAsync(counts.data(), 0, counts.size_bytes());  // done before the kernel starts
  CountKernel<<<blocks, threads>>>(values, limit, counts);
}
