// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Shared
// Right, but each thread keeps its partner in a register: the barrier orders global memory too,
// and shared memory is not used.

#include "modules/03_grids_shared_memory/swap_with_shared/swap_with_shared.h"

using workbook::DeviceSpan;

__global__ void SwapKernel(DeviceSpan<int> values) {
  const int first = blockIdx.x * kSwapTile;
  const int length = min(kSwapTile, static_cast<int>(values.size()) - first);
  const int i = threadIdx.x;
  const int partner = i < length ? values[first + length - 1 - i] : 0;
  __syncthreads();
  if (i < length) values[first + i] = partner;
}

void SwapWithShared(DeviceSpan<int> values) {
  if (values.empty()) return;
  const int tiles = static_cast<int>((values.size() + kSwapTile - 1) / kSwapTile);
  SwapKernel<<<tiles, kSwapTile>>>(values);
}
