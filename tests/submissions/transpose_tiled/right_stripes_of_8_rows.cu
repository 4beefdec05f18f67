// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: nothing
// Right in another way: a block of 32 x 8 threads carries its tile in four stripes, and goes over
// the tiles of a column of tiles.

#include "modules/03_grids_shared_memory/transpose_tiled/transpose_tiled.h"

using workbook::DeviceMatrix;

__global__ void TransposeKernel(DeviceMatrix<const float> in, DeviceMatrix<float> out) {
  __shared__ float tile[32 * 32];
  const int x = threadIdx.x;
  const int left = blockIdx.x * 32;
  for (int top = blockIdx.y * 32; top < in.rows(); top += gridDim.y * 32) {
    for (int y = threadIdx.y; y < 32 && top + y < in.rows(); y += 8) {
      if (left + x < in.columns()) {
        tile[y * 32 + x] = in.row(top + y)[left + x];
      }
    }
    __syncthreads();
    for (int y = threadIdx.y; y < 32 && left + y < out.rows(); y += 8) {
      if (top + x < out.columns()) {
        out.row(left + y)[top + x] = tile[x * 32 + y];
      }
    }
    __syncthreads();
  }
}

void TransposeTiled(DeviceMatrix<const float> in, DeviceMatrix<float> out) {
  if (in.rows() == 0 || in.columns() == 0) return;
  TransposeKernel<<<dim3((in.columns() - 1) / 32 + 1, 64), dim3(32, 8)>>>(in, out);
}
