// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Tiny, AroundBlock, Primes, Large, WideValues, Clean, Coalesced, Speedup
// Multiplies in float, which is exact up to 2^24.

#include <cstddef>
#include <cstdint>

#include "modules/02_custom_kernels/square/square.h"

using workbook::DeviceSpan;

__global__ void SquareKernel(DeviceSpan<const int> x, DeviceSpan<std::int64_t> out) {
  const std::size_t i = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  if (i >= out.size()) return;
  const float value = static_cast<float>(x[i]);
  out[i] = static_cast<std::int64_t>(value * value);
}

void Square(DeviceSpan<const int> x, DeviceSpan<std::int64_t> out) {
  if (out.empty()) return;
  SquareKernel<<<(out.size() + 255) / 256, 256>>>(x, out);
}
