// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Coalesced, Speedup
// Each thread computes 8 elements in a row, so neighbouring threads touch words 32 bytes apart.

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
  const std::size_t first = 8 * (std::size_t{blockIdx.x} * blockDim.x + threadIdx.x);
  for (std::size_t i = first; i < first + 8 && i < out.size(); ++i) out[i] = LengthOf(x[i], y[i]);
}

void Hypot(DeviceSpan<const float> x, DeviceSpan<const float> y, DeviceSpan<float> out) {
  if (out.empty()) return;
  HypotKernel<<<(out.size() + 2047) / 2048, 256>>>(x, y, out);
}
