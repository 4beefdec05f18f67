// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: GivenGrid
// One thread counts for all: no race, and no use of a GPU.

#include <cstddef>

#include "modules/02_custom_kernels/thread_counter/thread_counter.h"

using workbook::DeviceSpan;

__global__ void CountKernel(DeviceSpan<const int> values, int limit, int threads,
                            DeviceSpan<unsigned int> counts) {
  unsigned int below = 0;
  for (std::size_t i = 0; i < values.size(); ++i) below += values[i] < limit ? 1 : 0;
  counts[0] = threads;
  counts[1] = below;
}

void ThreadCounter(DeviceSpan<const int> values, int limit, int blocks, int threads,
                   DeviceSpan<unsigned int> counts) {
  CountKernel<<<1, 1>>>(values, limit, blocks * threads, counts);
}
