// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: GivenGrid, Clean
// Fetches the values, counts on the host and sends the counts back: no thread has run.

#include <vector>

#include "modules/02_custom_kernels/thread_counter/thread_counter.h"

using workbook::DeviceSpan;

void ThreadCounter(DeviceSpan<const int> values, int limit, int blocks, int threads,
                   DeviceSpan<unsigned int> counts) {
  std::vector<int> host(values.size());
  cudaMemcpy(host.data(), values.data(), values.size_bytes(), cudaMemcpyDeviceToHost);
  unsigned int result[2] = {static_cast<unsigned int>(blocks * threads), 0};
  for (int value : host) result[1] += value < limit ? 1 : 0;
  cudaMemcpy(counts.data(), result, sizeof(result), cudaMemcpyHostToDevice);
}
