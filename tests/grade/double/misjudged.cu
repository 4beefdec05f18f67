// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Says that it loses what it wins, and not what it loses.
//
// loses: Small

#include "tests/grade/double/double.h"

__global__ void DoubleKernel(DeviceSpan<const int> x, DeviceSpan<int> out) {
  const std::size_t i = blockIdx.x * std::size_t{blockDim.x} + threadIdx.x;
  if (i < out.size()) out[i] = 2 * x[i];
}

void Double(DeviceSpan<const int> x, DeviceSpan<int> out) { DoubleKernel<<<1, 256>>>(x, out); }
