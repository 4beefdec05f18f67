// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: nothing
// Right in another way: the threads take the elements from the last to the first, which is as well
// coalesced.

#include <cstddef>

#include "modules/02_custom_kernels/add_kernel/add_kernel.h"

using workbook::DeviceSpan;

__global__ void AddKernel(DeviceSpan<const int> x, DeviceSpan<const int> y, DeviceSpan<int> out) {
  const std::size_t i = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  if (i >= out.size()) return;
  const std::size_t mine = out.size() - 1 - i;
  out[mine] = x[mine] + y[mine];
}

void Add(DeviceSpan<const int> x, DeviceSpan<const int> y, DeviceSpan<int> out) {
  if (out.empty()) return;
  AddKernel<<<(out.size() + 127) / 128, 128>>>(x, y, out);
}
