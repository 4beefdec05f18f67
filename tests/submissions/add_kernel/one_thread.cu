// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: OneThreadEach, Coalesced, Speedup
// The loop of a CPU in a single thread: right, and as slow as a GPU can be made.

#include <cstddef>

#include "modules/02_custom_kernels/add_kernel/add_kernel.h"

using workbook::DeviceSpan;

__global__ void AddKernel(DeviceSpan<const int> x, DeviceSpan<const int> y, DeviceSpan<int> out) {
  for (std::size_t i = 0; i < out.size(); ++i) out[i] = x[i] + y[i];
}

void Add(DeviceSpan<const int> x, DeviceSpan<const int> y, DeviceSpan<int> out) {
  AddKernel<<<1, 1>>>(x, y, out);
}
