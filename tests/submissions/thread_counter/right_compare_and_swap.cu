// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: nothing
// Right in another way: an addition made of compare-and-swap, repeated until no other came in
// between.

#include <cstddef>

#include "modules/02_custom_kernels/thread_counter/thread_counter.h"

using workbook::DeviceSpan;

__device__ void CountOne(unsigned int* count) {
  unsigned int seen = *count;
  for (;;) {
    const unsigned int before = atomicCAS(count, seen, seen + 1);
    if (before == seen) return;
    seen = before;
  }
}

__global__ void CountKernel(DeviceSpan<const int> values, int limit,
                            DeviceSpan<unsigned int> counts) {
  const std::size_t i = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  CountOne(&counts[0]);
  if (i < values.size() && values[i] < limit) CountOne(&counts[1]);
}

void ThreadCounter(DeviceSpan<const int> values, int limit, int blocks, int threads,
                   DeviceSpan<unsigned int> counts) {
  cudaMemset(counts.data(), 0, counts.size_bytes());
  CountKernel<<<blocks, threads>>>(values, limit, counts);
}
