// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Tiny, AroundTile, Primes, Large, Clean, CoalescedLoads, CoalescedStores, Speedup
// Tiles of 64 x 64 with a thread for each element: 4096 threads, and a block has at most 1024.

#include "modules/03_grids_shared_memory/transpose_tiled/transpose_tiled.h"

using workbook::DeviceMatrix;

__global__ void TransposeKernel(DeviceMatrix<const float> in, DeviceMatrix<float> out) {
  __shared__ float tile[64][64];
  const int x = threadIdx.x;
  const int y = threadIdx.y;
  const int first_row = blockIdx.y * 64;
  const int first_column = blockIdx.x * 64;
  if (first_row + y < in.rows() && first_column + x < in.columns()) {
    tile[y][x] = in(first_row + y, first_column + x);
  }
  __syncthreads();
  if (first_column + y < out.rows() && first_row + x < out.columns()) {
    out(first_column + y, first_row + x) = tile[x][y];
  }
}

void TransposeTiled(DeviceMatrix<const float> in, DeviceMatrix<float> out) {
  if (in.empty()) return;
  TransposeKernel<<<dim3((in.columns() + 63) / 64, (in.rows() + 63) / 64), dim3(64, 64)>>>(in, out);
}
