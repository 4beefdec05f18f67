// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Tiny, AroundTile, Primes, Large, Clean, Shared, Coalesced, Speedup
// Forgets the - 1: element 0 wants the element behind the last one.

#include "modules/03_grids_shared_memory/swap_with_shared/swap_with_shared.h"

using workbook::DeviceSpan;

__global__ void SwapKernel(DeviceSpan<int> values) {
  __shared__ int tile[kSwapTile + 1];
  const int first = blockIdx.x * kSwapTile;
  const int length = min(kSwapTile, static_cast<int>(values.size()) - first);
  const int i = threadIdx.x;
  if (i < length) tile[i] = values[first + i];
  __syncthreads();
  if (i < length) values[first + i] = tile[length - i];
}

void SwapWithShared(DeviceSpan<int> values) {
  if (values.empty()) return;
  const int tiles = static_cast<int>((values.size() + kSwapTile - 1) / kSwapTile);
  SwapKernel<<<tiles, kSwapTile>>>(values);
}
