// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Model answer: modules/02_custom_kernels/add_kernel.

#include "modules/02_custom_kernels/add_kernel/add_kernel.h"

#include <cstddef>

using workbook::DeviceSpan;

// Adds one pair: the thread's number in the grid is the number of its element.
__global__ void AddKernel(DeviceSpan<const int> x, DeviceSpan<const int> y, DeviceSpan<int> out) {
  const std::size_t i = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  if (i < out.size()) out[i] = x[i] + y[i];  // the last block has threads to spare
}

void Add(DeviceSpan<const int> x, DeviceSpan<const int> y, DeviceSpan<int> out) {
  if (out.empty()) return;  // a grid of 0 blocks is an error
  constexpr unsigned kThreads = 256;
  const std::size_t blocks = (out.size() + kThreads - 1) / kThreads;
  AddKernel<<<blocks, kThreads>>>(x, y, out);
}
