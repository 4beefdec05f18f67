// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Tiny, AroundTile, Primes, Large, Clean
// Every thread of the last block reads and writes, also those behind the end.

#include "modules/03_grids_shared_memory/swap_with_shared/swap_with_shared.h"

using workbook::DeviceSpan;

__global__ void SwapKernel(DeviceSpan<int> values) {
  __shared__ int tile[kSwapTile];
  const int first = blockIdx.x * kSwapTile;
  const int length = min(kSwapTile, static_cast<int>(values.size()) - first);
  const int i = threadIdx.x;
  tile[i] = values[first + i];
  __syncthreads();
  values[first + i] = tile[(length - 1 - i + kSwapTile) % kSwapTile];
}

void SwapWithShared(DeviceSpan<int> values) {
  if (values.empty()) return;
  const int tiles = static_cast<int>((values.size() + kSwapTile - 1) / kSwapTile);
  SwapKernel<<<tiles, kSwapTile>>>(values);
}
