// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Tiny, AroundBlock, Primes, Large, Zeros, Extremes, Clean, Coalesced, Speedup
// Computes on the host, which cannot read device memory.

#include <cmath>
#include <cstddef>

#include "modules/01_intro_ufuncs/hypot/hypot.h"

using workbook::DeviceSpan;

static float LengthOf(float x, float y) {
  const float a = fmaxf(fabsf(x), fabsf(y));
  const float b = fminf(fabsf(x), fabsf(y));
  if (a == 0.0f) return 0.0f;
  const float ratio = b / a;
  return a * sqrtf(1.0f + ratio * ratio);
}

void Hypot(DeviceSpan<const float> x, DeviceSpan<const float> y, DeviceSpan<float> out) {
  for (std::size_t i = 0; i < out.size(); ++i) out[i] = LengthOf(x[i], y[i]);
}
