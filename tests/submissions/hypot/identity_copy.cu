// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Tiny, AroundBlock, Primes, Large, Zeros, Extremes, Clean, Coalesced, Speedup
// Hands back x.

#include <cstddef>

#include "modules/01_intro_ufuncs/hypot/hypot.h"

using workbook::DeviceSpan;

void Hypot(DeviceSpan<const float> x, DeviceSpan<const float> y, DeviceSpan<float> out) {
  cudaMemcpy(out.data(), x.data(), out.size_bytes(), cudaMemcpyDeviceToDevice);
}
