// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Tiny, AroundBlock, Primes, Large, OneThreadEach, Clean, Coalesced, Speedup
// Computes on the host, which cannot read device memory.

#include <cstddef>

#include "modules/02_custom_kernels/add_kernel/add_kernel.h"

using workbook::DeviceSpan;

void Add(DeviceSpan<const int> x, DeviceSpan<const int> y, DeviceSpan<int> out) {
  for (std::size_t i = 0; i < out.size(); ++i) out[i] = x[i] + y[i];
}
