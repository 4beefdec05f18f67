// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Coalesced, Speedup
// One thread for each tile: neighbouring threads are 256 elements apart.

#include "modules/03_grids_shared_memory/swap_with_shared/swap_with_shared.h"

using workbook::DeviceSpan;

constexpr int kThreads = 32;

__global__ void SwapKernel(DeviceSpan<int> values, int tiles) {
  __shared__ int tile[kThreads][kSwapTile];
  const int number = blockIdx.x * kThreads + threadIdx.x;
  if (number >= tiles) return;
  const int first = number * kSwapTile;
  const int length = min(kSwapTile, static_cast<int>(values.size()) - first);
  int* const mine = tile[threadIdx.x];
  for (int i = 0; i < length; ++i) mine[i] = values[first + i];
  for (int i = 0; i < length; ++i) values[first + i] = mine[length - 1 - i];
}

void SwapWithShared(DeviceSpan<int> values) {
  if (values.empty()) return;
  const int tiles = static_cast<int>((values.size() + kSwapTile - 1) / kSwapTile);
  SwapKernel<<<(tiles + kThreads - 1) / kThreads, kThreads>>>(values, tiles);
}
