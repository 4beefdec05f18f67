// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: nothing
// Right in another way: a grid of fixed size, blocks of 64 threads that go over tile after tile.

#include "modules/03_grids_shared_memory/swap_with_shared/swap_with_shared.h"

using workbook::DeviceSpan;

__global__ void SwapKernel(DeviceSpan<int> values) {
  __shared__ int tile[kSwapTile];
  const int n = static_cast<int>(values.size());
  const int tiles = (n + kSwapTile - 1) / kSwapTile;
  for (int number = blockIdx.x; number < tiles; number += gridDim.x) {
    int* const data = values.data() + number * kSwapTile;
    const int length = min(kSwapTile, n - number * kSwapTile);
    for (int i = threadIdx.x; i < length; i += blockDim.x) tile[i] = data[i];
    __syncthreads();
    for (int i = threadIdx.x; i < length; i += blockDim.x) data[i] = tile[length - 1 - i];
    __syncthreads();
  }
}

void SwapWithShared(DeviceSpan<int> values) { SwapKernel<<<4096, 64>>>(values); }
