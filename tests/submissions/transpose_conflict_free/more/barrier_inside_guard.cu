// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Tiny, AroundTile, Primes, Large, LongAndThin, Clean
// The barrier stands inside the guard: in a partial tile some threads of the block never reach
// it.

#include "modules/03_grids_shared_memory/transpose_conflict_free/transpose_conflict_free.h"

using workbook::DeviceMatrix;

__global__ void TransposeKernel(DeviceMatrix<const float> in, DeviceMatrix<float> out,
                                int tiles_across) {
  __shared__ float tile[32][33];
  const int first_row = static_cast<int>(blockIdx.x) / tiles_across * 32;
  const int first_column = static_cast<int>(blockIdx.x) % tiles_across * 32;
  const int x = threadIdx.x;
  const int y = threadIdx.y;
  if (first_row + y < in.rows() && first_column + x < in.columns()) {
    tile[y][x] = in(first_row + y, first_column + x);
    __syncthreads();
  }
  if (first_column + y < out.rows() && first_row + x < out.columns()) {
    out(first_column + y, first_row + x) = tile[x][y];
  }
}

void Transpose(DeviceMatrix<const float> in, DeviceMatrix<float> out) {
  if (in.empty()) return;
  const int tiles_across = (in.columns() + 31) / 32;
  const int tiles_down = (in.rows() + 31) / 32;
  TransposeKernel<<<tiles_across * tiles_down, dim3(32, 32)>>>(in, out, tiles_across);
}
