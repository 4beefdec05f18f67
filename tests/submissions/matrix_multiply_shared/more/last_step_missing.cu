// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Tiny, AroundTile, Primes, Large, FirstBarrier, ZeroFill, Clean
// Rounds the number of steps along K down: what is left at the end is missing.

#include "modules/03_grids_shared_memory/matrix_multiply_shared/matrix_multiply_shared.h"

using workbook::DeviceMatrix;

__global__ void MultiplyKernel(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                               DeviceMatrix<float> c) {
  __shared__ float tile_a[16][16];
  __shared__ float tile_b[16][16];
  const int x = threadIdx.x;
  const int y = threadIdx.y;
  const int row = blockIdx.y * 16 + y;
  const int column = blockIdx.x * 16 + x;
  float sum = 0;
  for (int first = 0; first + 16 <= a.columns(); first += 16) {
    tile_a[y][x] = row < a.rows() && first + x < a.columns() ? a(row, first + x) : 0.0f;
    tile_b[y][x] = first + y < b.rows() && column < b.columns() ? b(first + y, column) : 0.0f;
    __syncthreads();
    for (int k = 0; k < 16; ++k) sum += tile_a[y][k] * tile_b[k][x];
    __syncthreads();
  }
  if (row < c.rows() && column < c.columns()) c(row, column) = sum;
}

void MatrixMultiplyShared(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                          DeviceMatrix<float> c) {
  if (c.empty()) return;
  MultiplyKernel<<<dim3((c.columns() + 15) / 16, (c.rows() + 15) / 16), dim3(16, 16)>>>(a, b, c);
}
