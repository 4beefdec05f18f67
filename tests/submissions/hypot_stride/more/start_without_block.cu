// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: AroundGrid, Primes, Large, AnyGrid, GivenGrid, Clean, Coalesced, Speedup
// Every block starts at element threadIdx.x: all blocks do the same work, and the rest is never
// done.

#include <cstddef>

#include "modules/02_custom_kernels/hypot_stride/hypot_stride.h"

using workbook::DeviceSpan;

__global__ void HypotStrideKernel(DeviceSpan<const float> x, DeviceSpan<const float> y,
                                  DeviceSpan<float> out) {
  const std::size_t stride = std::size_t{gridDim.x} * blockDim.x;
  for (std::size_t i = threadIdx.x; i < out.size(); i += stride) out[i] = hypotf(x[i], y[i]);
}

void HypotStride(DeviceSpan<const float> x, DeviceSpan<const float> y, DeviceSpan<float> out,
                 int blocks, int threads) {
  HypotStrideKernel<<<blocks, threads>>>(x, y, out);
}
