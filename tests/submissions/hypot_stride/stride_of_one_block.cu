// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Clean, Coalesced, Speedup
// Steps by the size of a block, not of the grid: the values are right, but blocks write the same
// elements at the same time.

#include <cstddef>

#include "modules/02_custom_kernels/hypot_stride/hypot_stride.h"

using workbook::DeviceSpan;

__global__ void HypotStrideKernel(DeviceSpan<const float> x, DeviceSpan<const float> y,
                                  DeviceSpan<float> out) {
  const std::size_t start = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  for (std::size_t i = start; i < out.size(); i += blockDim.x) out[i] = hypotf(x[i], y[i]);
}

void HypotStride(DeviceSpan<const float> x, DeviceSpan<const float> y, DeviceSpan<float> out,
                 int blocks, int threads) {
  HypotStrideKernel<<<blocks, threads>>>(x, y, out);
}
