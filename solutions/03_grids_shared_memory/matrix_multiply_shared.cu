// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Model answer: modules/03_grids_shared_memory/matrix_multiply_shared.

#include "modules/03_grids_shared_memory/matrix_multiply_shared/matrix_multiply_shared.h"

using workbook::DeviceMatrix;

constexpr int kTile = 16;  // rows and columns of a tile; each element brought in is used so often

constexpr int TilesIn(int extent) { return (extent + kTile - 1) / kTile; }

__device__ float ElementOrZero(DeviceMatrix<const float> matrix, int row, int column) {
  return row < matrix.rows() && column < matrix.columns() ? matrix(row, column) : 0.0f;
}

// One block computes one tile of c, one thread one element of it. The block goes along a row of
// tiles of a and down a column of tiles of b.
__global__ void MultiplyKernel(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                               DeviceMatrix<float> c) {
  __shared__ float tile_a[kTile][kTile];
  __shared__ float tile_b[kTile][kTile];
  const int x = threadIdx.x;
  const int y = threadIdx.y;
  const int row = blockIdx.y * kTile + y;
  const int column = blockIdx.x * kTile + x;

  float sum = 0;
  for (int first = 0; first < a.columns(); first += kTile) {
    // Every thread brings one element of each tile, whether it has an element of c or not. Where a
    // tile hangs over an edge it gets zeros, which change no sum.
    tile_a[y][x] = ElementOrZero(a, row, first + x);
    tile_b[y][x] = ElementOrZero(b, first + y, column);
    __syncthreads();  // nobody reads before the tiles are full

    for (int k = 0; k < kTile; ++k) sum += tile_a[y][k] * tile_b[k][x];
    __syncthreads();  // nobody fills them again before all have read
  }
  if (row < c.rows() && column < c.columns()) c(row, column) = sum;
}

void MatrixMultiplyShared(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                          DeviceMatrix<float> c) {
  if (c.empty()) return;  // a launch of 0 blocks is an error
  const dim3 tiles(TilesIn(c.columns()), TilesIn(c.rows()));
  MultiplyKernel<<<tiles, dim3(kTile, kTile)>>>(a, b, c);
}
