// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: AroundTile, Primes, Large, Clean, Shared, Coalesced, Speedup
// Blocks of 128 threads that reverse their own 128 elements: the tiles have another size.

#include "modules/03_grids_shared_memory/swap_with_shared/swap_with_shared.h"

using workbook::DeviceSpan;

__global__ void SwapKernel(DeviceSpan<int> values) {
  __shared__ int tile[128];
  const int first = blockIdx.x * 128;
  const int length = min(128, static_cast<int>(values.size()) - first);
  const int i = threadIdx.x;
  if (i < length) tile[i] = values[first + i];
  __syncthreads();
  if (i < length) values[first + i] = tile[length - 1 - i];
}

void SwapWithShared(DeviceSpan<int> values) {
  if (values.empty()) return;
  SwapKernel<<<(values.size() + 127) / 128, 128>>>(values);
}
