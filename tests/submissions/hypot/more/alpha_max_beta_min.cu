// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Tiny, AroundBlock, Primes, Large, Zeros, Extremes, Clean, Coalesced, Speedup
// A fast estimate of the length, right to 4 % only: plausible to the eye, outside the tolerance.

#include <cstddef>

#include "modules/01_intro_ufuncs/hypot/hypot.h"

using workbook::DeviceSpan;

__device__ float LengthOf(float x, float y) {
  const float a = fmaxf(fabsf(x), fabsf(y));
  const float b = fminf(fabsf(x), fabsf(y));
  return 0.96f * a + 0.4f * b;
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
