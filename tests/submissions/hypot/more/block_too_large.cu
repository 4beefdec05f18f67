// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Tiny, AroundBlock, Primes, Large, Zeros, Extremes, Clean, Coalesced, Speedup
// Asks for 2048 threads in a block; 1024 is the most, so no launch ever starts.

#include <cstddef>

#include "modules/01_intro_ufuncs/hypot/hypot.h"

using workbook::DeviceSpan;

__device__ float LengthOf(float x, float y) {
  const float a = fmaxf(fabsf(x), fabsf(y));
  const float b = fminf(fabsf(x), fabsf(y));
  if (a == 0.0f) return 0.0f;
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
  HypotKernel<<<(out.size() + 2047) / 2048, 2048>>>(x, y, out);
}
