// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Model answer: modules/02_custom_kernels/square.

#include "modules/02_custom_kernels/square/square.h"

#include <cstddef>
#include <cstdint>

using workbook::DeviceSpan;

// Squares one number. It is widened before it is multiplied: int times int would be an int.
__global__ void SquareKernel(DeviceSpan<const int> x, DeviceSpan<std::int64_t> out) {
  const std::size_t i = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  if (i >= out.size()) return;
  const std::int64_t value = x[i];
  out[i] = value * value;
}

void Square(DeviceSpan<const int> x, DeviceSpan<std::int64_t> out) {
  if (out.empty()) return;  // a grid of 0 blocks is an error
  constexpr unsigned kThreads = 256;
  const std::size_t blocks = (out.size() + kThreads - 1) / kThreads;
  SquareKernel<<<blocks, kThreads>>>(x, out);
}
