// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: nothing
// Right in another way: each element goes to its partner's place in dynamic shared memory, and
// threads without an element leave before the barrier, which waits only for those that are left.

#include "modules/03_grids_shared_memory/swap_with_shared/swap_with_shared.h"

using workbook::DeviceSpan;

__global__ void SwapKernel(DeviceSpan<int> values) {
  extern __shared__ int tile[];
  const std::size_t first = std::size_t{blockIdx.x} * blockDim.x;
  const std::size_t left = values.size() - first;
  const unsigned int length = left < blockDim.x ? static_cast<unsigned int>(left) : blockDim.x;
  if (threadIdx.x >= length) return;
  tile[length - 1 - threadIdx.x] = values[first + threadIdx.x];
  __syncthreads();
  values[first + threadIdx.x] = tile[threadIdx.x];
}

void SwapWithShared(DeviceSpan<int> values) {
  const unsigned int tiles = (values.size() + kSwapTile - 1) / kSwapTile;
  if (tiles == 0) return;
  SwapKernel<<<tiles, kSwapTile, kSwapTile * sizeof(int)>>>(values);
}
