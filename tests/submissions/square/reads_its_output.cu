// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Coalesced, Speedup
// Widens x into out first and squares out in a second kernel: right, with twice the stores and a
// load of all of them.

#include <cstddef>
#include <cstdint>

#include "modules/02_custom_kernels/square/square.h"

using workbook::DeviceSpan;

__global__ void WidenKernel(DeviceSpan<const int> x, DeviceSpan<std::int64_t> out) {
  const std::size_t i = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  if (i < out.size()) out[i] = x[i];
}

__global__ void SquareKernel(DeviceSpan<std::int64_t> out) {
  const std::size_t i = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  if (i < out.size()) out[i] *= out[i];
}

void Square(DeviceSpan<const int> x, DeviceSpan<std::int64_t> out) {
  if (out.empty()) return;
  WidenKernel<<<(out.size() + 255) / 256, 256>>>(x, out);
  SquareKernel<<<(out.size() + 255) / 256, 256>>>(out);
}
