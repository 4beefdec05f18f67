// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: AroundTile, Primes, Large, Clean, Shared, Coalesced, Speedup
// Reverses the whole array: right where there is only one tile.

#include "modules/03_grids_shared_memory/swap_with_shared/swap_with_shared.h"

using workbook::DeviceSpan;

__global__ void SwapKernel(DeviceSpan<int> values) {
  const std::size_t n = values.size();
  const std::size_t i = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  if (i >= n / 2) return;
  const int mine = values[i];
  values[i] = values[n - 1 - i];
  values[n - 1 - i] = mine;
}

void SwapWithShared(DeviceSpan<int> values) {
  if (values.empty()) return;
  const int tiles = static_cast<int>((values.size() + kSwapTile - 1) / kSwapTile);
  SwapKernel<<<tiles, kSwapTile>>>(values);
}
