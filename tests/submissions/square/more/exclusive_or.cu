// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Tiny, AroundBlock, Primes, Large, WideValues, Clean, Coalesced, Speedup
// Takes ^ for a power: in C++ it is the exclusive or of the bits.

#include <cstddef>
#include <cstdint>

#include "modules/02_custom_kernels/square/square.h"

using workbook::DeviceSpan;

__global__ void SquareKernel(DeviceSpan<const int> x, DeviceSpan<std::int64_t> out) {
  const std::size_t i = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  if (i < out.size()) out[i] = std::int64_t{x[i]} ^ 2;
}

void Square(DeviceSpan<const int> x, DeviceSpan<std::int64_t> out) {
  if (out.empty()) return;
  SquareKernel<<<(out.size() + 255) / 256, 256>>>(x, out);
}
