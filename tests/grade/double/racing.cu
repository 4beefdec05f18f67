// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Lets the second thread write the first element, too.

#include "tests/grade/double/double.h"

__global__ void DoubleKernel(DeviceSpan<const int> x, DeviceSpan<int> out) {
  const std::size_t i = blockIdx.x * std::size_t{blockDim.x} + threadIdx.x;
  if (i >= out.size()) return;
  out[i] = 2 * x[i];
  if (i == 1) out[0] = -1;
}

void Double(DeviceSpan<const int> x, DeviceSpan<int> out) {
  const unsigned blocks = static_cast<unsigned>((out.size() + 63) / 64);
  DoubleKernel<<<blocks, 64>>>(x, out);
}
