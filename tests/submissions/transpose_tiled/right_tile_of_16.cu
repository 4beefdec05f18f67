// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: nothing
// Right in another way: tiles of 16 x 16, turned round on the way in. A warp moves two rows of 64
// bytes.

#include "modules/03_grids_shared_memory/transpose_tiled/transpose_tiled.h"

using workbook::DeviceMatrix;

__global__ void TransposeKernel(DeviceMatrix<const float> in, DeviceMatrix<float> out) {
  __shared__ float tile[16][16];
  const int x = threadIdx.x;
  const int y = threadIdx.y;
  const int first_row = blockIdx.y * 16;
  const int first_column = blockIdx.x * 16;
  if (first_row + y < in.rows() && first_column + x < in.columns()) {
    tile[x][y] = in(first_row + y, first_column + x);
  }
  __syncthreads();
  if (first_column + y < out.rows() && first_row + x < out.columns()) {
    out(first_column + y, first_row + x) = tile[y][x];
  }
}

void TransposeTiled(DeviceMatrix<const float> in, DeviceMatrix<float> out) {
  if (in.empty()) return;
  TransposeKernel<<<dim3((in.columns() + 15) / 16, (in.rows() + 15) / 16), dim3(16, 16)>>>(in, out);
}
