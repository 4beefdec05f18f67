// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Model answer: modules/03_grids_shared_memory/swap_with_shared.

#include "modules/03_grids_shared_memory/swap_with_shared/swap_with_shared.h"

using workbook::DeviceSpan;

// One block reverses one tile, one thread for one element.
__global__ void SwapKernel(DeviceSpan<int> values) {
  __shared__ int tile[kSwapTile];
  const int first = blockIdx.x * kSwapTile;  // of the tile
  const int length = min(kSwapTile, static_cast<int>(values.size()) - first);
  const int i = threadIdx.x;

  if (i < length) tile[i] = values[first + i];
  __syncthreads();  // every element is in the tile, and nobody reads `values` any more

  if (i < length) values[first + i] = tile[length - 1 - i];
}

void SwapWithShared(DeviceSpan<int> values) {
  if (values.empty()) return;  // a launch of 0 blocks is an error
  const int tiles = static_cast<int>((values.size() + kSwapTile - 1) / kSwapTile);  // rounded up
  SwapKernel<<<tiles, kSwapTile>>>(values);
}
