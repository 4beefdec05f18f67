// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Large, Coalesced, Speedup
// Cuts the array into pieces with n * thread / threads in int, which overflows once n * thread
// passes 2^31.

#include <cstddef>

#include "modules/02_custom_kernels/hypot_stride/hypot_stride.h"

using workbook::DeviceSpan;

__global__ void HypotStrideKernel(DeviceSpan<const float> x, DeviceSpan<const float> y,
                                  DeviceSpan<float> out) {
  const int thread = blockIdx.x * blockDim.x + threadIdx.x;
  const int all = gridDim.x * blockDim.x;
  const int n = static_cast<int>(out.size());
  const int end = n * (thread + 1) / all;
  for (int i = n * thread / all; i < end; ++i) out[i] = hypotf(x[i], y[i]);
}

void HypotStride(DeviceSpan<const float> x, DeviceSpan<const float> y, DeviceSpan<float> out,
                 int blocks, int threads) {
  HypotStrideKernel<<<blocks, threads>>>(x, y, out);
}
