// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Model answer: modules/02_custom_kernels/hypot_stride.

#include "modules/02_custom_kernels/hypot_stride/hypot_stride.h"

#include <cstddef>

using workbook::DeviceSpan;

// Right for any number of elements on any grid. Thread number t of T takes the elements t, t + T,
// t + 2T, ...: in every round neighbouring threads touch neighbouring elements.
__global__ void HypotStrideKernel(DeviceSpan<const float> x, DeviceSpan<const float> y,
                                  DeviceSpan<float> out) {
  const std::size_t start = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  const std::size_t stride = std::size_t{gridDim.x} * blockDim.x;  // all threads of the grid
  for (std::size_t i = start; i < out.size(); i += stride) out[i] = hypotf(x[i], y[i]);
}

void HypotStride(DeviceSpan<const float> x, DeviceSpan<const float> y, DeviceSpan<float> out,
                 int blocks, int threads) {
  HypotStrideKernel<<<blocks, threads>>>(x, y, out);
}
