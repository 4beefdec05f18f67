// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: AroundTile, Primes, Large, LongAndThin, Clean, CoalescedLoads, CoalescedStores
// loses: NoBankConflicts, Speedup
// Transposes inside each tile but leaves the tile at its own place.

#include "modules/03_grids_shared_memory/transpose_conflict_free/transpose_conflict_free.h"

using workbook::DeviceMatrix;

__global__ void TransposeKernel(DeviceMatrix<const float> in, DeviceMatrix<float> out,
                                int tiles_across) {
  __shared__ float tile[32][33];
  const int first_row = static_cast<int>(blockIdx.x) / tiles_across * 32;
  const int first_column = static_cast<int>(blockIdx.x) % tiles_across * 32;
  const int x = threadIdx.x;
  for (int y = threadIdx.y; y < 32; y += 8) {
    const int row = first_row + y;
    const int column = first_column + x;
    if (row < in.rows() && column < in.columns()) tile[y][x] = in(row, column);
  }
  __syncthreads();
  for (int y = threadIdx.y; y < 32; y += 8) {
    const int row = first_row + y;
    const int column = first_column + x;
    if (row < out.rows() && column < out.columns()) out(row, column) = tile[x][y];
  }
}

void Transpose(DeviceMatrix<const float> in, DeviceMatrix<float> out) {
  if (in.empty()) return;
  const int tiles_across = (in.columns() + 31) / 32;
  const int tiles_down = (in.rows() + 31) / 32;
  TransposeKernel<<<tiles_across * tiles_down, dim3(32, 8)>>>(in, out, tiles_across);
}
