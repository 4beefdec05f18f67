// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: nothing
// Right in another way: tiles of 32 x 32 and two pairs of them, filled in turn, so that one
// barrier a step is enough.

#include "modules/03_grids_shared_memory/matrix_multiply_shared/matrix_multiply_shared.h"

using workbook::DeviceMatrix;

constexpr int kSide = 32;

__global__ void MultiplyKernel(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                               DeviceMatrix<float> c) {
  __shared__ float tile_a[2][kSide][kSide];
  __shared__ float tile_b[2][kSide][kSide];
  const int x = threadIdx.x;
  const int y = threadIdx.y;
  const int row = blockIdx.y * kSide + y;
  const int column = blockIdx.x * kSide + x;
  float sum = 0;
  int turn = 0;
  for (int first = 0; first < a.columns(); first += kSide) {
    tile_a[turn][y][x] = row < a.rows() && first + x < a.columns() ? a(row, first + x) : 0.0f;
    tile_b[turn][y][x] = first + y < b.rows() && column < b.columns() ? b(first + y, column) : 0.0f;
    __syncthreads();
    for (int k = 0; k < kSide; ++k) sum = fmaf(tile_a[turn][y][k], tile_b[turn][k][x], sum);
    turn = 1 - turn;
  }
  if (row < c.rows() && column < c.columns()) c(row, column) = sum;
}

void MatrixMultiplyShared(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                          DeviceMatrix<float> c) {
  if (c.empty()) return;
  MultiplyKernel<<<dim3((c.columns() + 31) / 32, (c.rows() + 31) / 32), dim3(32, 32)>>>(a, b, c);
}
