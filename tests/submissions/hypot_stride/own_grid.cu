// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: GivenGrid
// Ignores the grid it was given and launches one thread for each element.

#include <cstddef>

#include "modules/02_custom_kernels/hypot_stride/hypot_stride.h"

using workbook::DeviceSpan;

__global__ void HypotStrideKernel(DeviceSpan<const float> x, DeviceSpan<const float> y,
                                  DeviceSpan<float> out) {
  const std::size_t stride = std::size_t{gridDim.x} * blockDim.x;
  for (std::size_t i = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x; i < out.size();
       i += stride) {
    out[i] = hypotf(x[i], y[i]);
  }
}

void HypotStride(DeviceSpan<const float> x, DeviceSpan<const float> y, DeviceSpan<float> out,
                 int blocks, int threads) {
  if (out.empty()) return;
  (void)blocks;
  (void)threads;
  HypotStrideKernel<<<(out.size() + 255) / 256, 256>>>(x, y, out);
}
