// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: AroundBlock, Primes, Large, WideValues, Clean, Coalesced, Speedup
// One block of 1024 threads: the elements after the first 1024 have no thread.

#include <cstddef>
#include <cstdint>

#include "modules/02_custom_kernels/square/square.h"

using workbook::DeviceSpan;

__global__ void SquareKernel(DeviceSpan<const int> x, DeviceSpan<std::int64_t> out) {
  const std::size_t i = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  if (i < out.size()) out[i] = std::int64_t{x[i]} * x[i];
}

void Square(DeviceSpan<const int> x, DeviceSpan<std::int64_t> out) {
  SquareKernel<<<1, 1024>>>(x, out);
}
