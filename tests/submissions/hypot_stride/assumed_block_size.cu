// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: AroundGrid, Primes, AnyGrid, GivenGrid, Clean
// Has 256 written into the kernel: wrong for every other size of block.

#include <cstddef>

#include "modules/02_custom_kernels/hypot_stride/hypot_stride.h"

using workbook::DeviceSpan;

__global__ void HypotStrideKernel(DeviceSpan<const float> x, DeviceSpan<const float> y,
                                  DeviceSpan<float> out) {
  const std::size_t stride = std::size_t{gridDim.x} * 256;
  for (std::size_t i = std::size_t{blockIdx.x} * 256 + threadIdx.x; i < out.size(); i += stride) {
    out[i] = hypotf(x[i], y[i]);
  }
}

void HypotStride(DeviceSpan<const float> x, DeviceSpan<const float> y, DeviceSpan<float> out,
                 int blocks, int threads) {
  HypotStrideKernel<<<blocks, threads>>>(x, y, out);
}
