// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Tiny, AroundBlock, Primes, Large, Zeros, Extremes, Clean, Coalesced, Speedup
// Takes the larger of x and y with their signs: wrong, and negative, where both are negative.

#include <cstddef>

#include "modules/01_intro_ufuncs/hypot/hypot.h"

using workbook::DeviceSpan;

__device__ float LengthOf(float x, float y) {
  const float a = fmaxf(x, y);
  const float b = fminf(x, y);
  if (a == 0.0f) return fabsf(b);
  const float ratio = b / a;
  return a * sqrtf(1.0f + ratio * ratio);
}

__global__ void HypotKernel(DeviceSpan<const float> x, DeviceSpan<const float> y,
                            DeviceSpan<float> out) {
  const std::size_t i = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  if (i < out.size()) out[i] = LengthOf(x[i], y[i]);
}

void Hypot(DeviceSpan<const float> x, DeviceSpan<const float> y, DeviceSpan<float> out) {
  if (out.empty()) return;
  HypotKernel<<<(out.size() + 255) / 256, 256>>>(x, y, out);
}
