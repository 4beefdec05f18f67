// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: AroundTile, Primes, Large, Clean, Shared, Coalesced, Speedup
// A block takes tile after tile, and fills the shared one anew while others still read the last.

#include "modules/03_grids_shared_memory/swap_with_shared/swap_with_shared.h"

using workbook::DeviceSpan;

__global__ void SwapKernel(DeviceSpan<int> values, int tiles) {
  __shared__ int tile[kSwapTile];
  const int i = threadIdx.x;
  for (int number = blockIdx.x; number < tiles; number += gridDim.x) {
    const int first = number * kSwapTile;
    const int length = min(kSwapTile, static_cast<int>(values.size()) - first);
    if (i < length) tile[i] = values[first + i];
    __syncthreads();
    if (i < length) values[first + i] = tile[length - 1 - i];
  }
}

void SwapWithShared(DeviceSpan<int> values) {
  if (values.empty()) return;
  const int tiles = static_cast<int>((values.size() + kSwapTile - 1) / kSwapTile);
  SwapKernel<<<(tiles + 1) / 2, kSwapTile>>>(values, tiles);
}
