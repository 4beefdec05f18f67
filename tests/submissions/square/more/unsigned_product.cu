// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: WideValues
// Multiplies in 32 bits without a sign: twice as far, and not far enough.

#include <cstddef>
#include <cstdint>

#include "modules/02_custom_kernels/square/square.h"

using workbook::DeviceSpan;

__global__ void SquareKernel(DeviceSpan<const int> x, DeviceSpan<std::int64_t> out) {
  const std::size_t i = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  if (i >= out.size()) return;
  const unsigned int magnitude = x[i] < 0 ? 0u - x[i] : x[i];
  out[i] = magnitude * magnitude;
}

void Square(DeviceSpan<const int> x, DeviceSpan<std::int64_t> out) {
  if (out.empty()) return;
  SquareKernel<<<(out.size() + 255) / 256, 256>>>(x, out);
}
