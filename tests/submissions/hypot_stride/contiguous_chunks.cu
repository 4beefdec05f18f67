// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Coalesced, Speedup
// Gives each thread one contiguous piece, the habit from CPU threads: right, but neighbouring
// threads read words far apart.

#include <cstddef>

#include "modules/02_custom_kernels/hypot_stride/hypot_stride.h"

using workbook::DeviceSpan;

__global__ void HypotStrideKernel(DeviceSpan<const float> x, DeviceSpan<const float> y,
                                  DeviceSpan<float> out) {
  const std::size_t thread = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  const std::size_t all = std::size_t{gridDim.x} * blockDim.x;
  const std::size_t end = out.size() * (thread + 1) / all;
  for (std::size_t i = out.size() * thread / all; i < end; ++i) out[i] = hypotf(x[i], y[i]);
}

void HypotStride(DeviceSpan<const float> x, DeviceSpan<const float> y, DeviceSpan<float> out,
                 int blocks, int threads) {
  HypotStrideKernel<<<blocks, threads>>>(x, y, out);
}
