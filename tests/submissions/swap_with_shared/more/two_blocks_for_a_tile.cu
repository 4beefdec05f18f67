// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: AroundTile, Primes, Large, Clean, Shared, Coalesced, Speedup
// Half a tile for a block, swapped in two steps with a barrier between: but a barrier holds one
// block, and the other half belongs to another.

#include "modules/03_grids_shared_memory/swap_with_shared/swap_with_shared.h"

using workbook::DeviceSpan;

__global__ void SwapKernel(DeviceSpan<int> values) {
  __shared__ int half[kSwapTile / 2];
  const int first = blockIdx.x / 2 * kSwapTile;
  const int length = min(kSwapTile, static_cast<int>(values.size()) - first);
  const int i = blockIdx.x % 2 * (kSwapTile / 2) + threadIdx.x;
  if (i < length) half[threadIdx.x] = values[first + length - 1 - i];
  __syncthreads();
  if (i < length) values[first + i] = half[threadIdx.x];
}

void SwapWithShared(DeviceSpan<int> values) {
  if (values.empty()) return;
  const int tiles = static_cast<int>((values.size() + kSwapTile - 1) / kSwapTile);
  SwapKernel<<<2 * tiles, kSwapTile / 2>>>(values);
}
