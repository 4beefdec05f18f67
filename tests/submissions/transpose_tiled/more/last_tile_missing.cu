// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Tiny, AroundTile, Primes, Large, Clean
// Rounds the number of tiles down: the partial tiles at the right and lower edge are missing.

#include "modules/03_grids_shared_memory/transpose_tiled/transpose_tiled.h"

using workbook::DeviceMatrix;

__global__ void TransposeKernel(DeviceMatrix<const float> in, DeviceMatrix<float> out) {
  __shared__ float tile[32][32];
  const int x = threadIdx.x;
  const int y = threadIdx.y;
  const int first_row = blockIdx.y * 32;
  const int first_column = blockIdx.x * 32;
  if (first_row + y < in.rows() && first_column + x < in.columns()) {
    tile[y][x] = in(first_row + y, first_column + x);
  }
  __syncthreads();
  if (first_column + y < out.rows() && first_row + x < out.columns()) {
    out(first_column + y, first_row + x) = tile[x][y];
  }
}

void TransposeTiled(DeviceMatrix<const float> in, DeviceMatrix<float> out) {
  if (in.rows() < 32 || in.columns() < 32) return;
  TransposeKernel<<<dim3(in.columns() / 32, in.rows() / 32), dim3(32, 32)>>>(in, out);
}
