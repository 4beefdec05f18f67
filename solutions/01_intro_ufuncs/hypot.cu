// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Model answer: modules/01_intro_ufuncs/hypot.

#include "modules/01_intro_ufuncs/hypot/hypot.h"

#include <cstddef>

using workbook::DeviceSpan;

// The length of (x, y). With a the larger and b the smaller of |x| and |y|,
//
//   sqrt(a^2 + b^2) = a * sqrt(1 + (b / a)^2),
//
// and since b / a lies in [0, 1] nothing on the right overflows, or underflows where it matters.
__device__ float LengthOf(float x, float y) {
  const float a = fmaxf(fabsf(x), fabsf(y));
  const float b = fminf(fabsf(x), fabsf(y));
  if (a == 0.0f) return 0.0f;  // b / a would be 0 / 0
  const float ratio = b / a;
  return a * sqrtf(1.0f + ratio * ratio);
}

// One thread for one element.
__global__ void HypotKernel(DeviceSpan<const float> x, DeviceSpan<const float> y,
                            DeviceSpan<float> out) {
  const std::size_t i = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  if (i < out.size()) out[i] = LengthOf(x[i], y[i]);  // the last block may reach past the end
}

void Hypot(DeviceSpan<const float> x, DeviceSpan<const float> y, DeviceSpan<float> out) {
  if (out.empty()) return;  // a launch of 0 blocks is an error
  const int threads = 256;
  const int blocks = static_cast<int>((out.size() + threads - 1) / threads);  // rounded up
  HypotKernel<<<blocks, threads>>>(x, y, out);
}
