// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: AroundTile, Primes, Large, Clean, Shared, Coalesced, Speedup
// __syncwarp() waits for one warp; the partner of an element is another warp's.

#include "modules/03_grids_shared_memory/swap_with_shared/swap_with_shared.h"

using workbook::DeviceSpan;

__global__ void SwapKernel(DeviceSpan<int> values) {
  __shared__ int tile[kSwapTile];
  const int first = blockIdx.x * kSwapTile;
  const int length = min(kSwapTile, static_cast<int>(values.size()) - first);
  const int i = threadIdx.x;
  if (i < length) tile[i] = values[first + i];
  __syncwarp();
  if (i < length) values[first + i] = tile[length - 1 - i];
}

void SwapWithShared(DeviceSpan<int> values) {
  if (values.empty()) return;
  const int tiles = static_cast<int>((values.size() + kSwapTile - 1) / kSwapTile);
  SwapKernel<<<tiles, kSwapTile>>>(values);
}
