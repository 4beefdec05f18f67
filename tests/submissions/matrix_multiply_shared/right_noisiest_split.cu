// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: nothing
// Right, and as noisy as it gets: a large K is dealt to several blocks that add their parts to c
// with float atomics, in whatever order they come; products are rounded before they are added,
// last term first.

#include "modules/03_grids_shared_memory/matrix_multiply_shared/matrix_multiply_shared.h"

using workbook::DeviceMatrix;

__global__ void MultiplyKernel(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                               DeviceMatrix<float> c) {
  __shared__ float tile_a[16][17];
  __shared__ float tile_b[16][17];
  const int x = threadIdx.x;
  const int y = threadIdx.y;
  const int row = blockIdx.y * 16 + y;
  const int column = blockIdx.x * 16 + x;
  float sum = 0;
  for (int first = blockIdx.z * 16; first < a.columns(); first += gridDim.z * 16) {
    tile_a[y][x] = row < a.rows() && first + x < a.columns() ? a(row, first + x) : 0.0f;
    tile_b[y][x] = first + y < b.rows() && column < b.columns() ? b(first + y, column) : 0.0f;
    __syncthreads();
    for (int k = 15; k >= 0; --k) sum = __fadd_rn(sum, __fmul_rn(tile_a[y][k], tile_b[k][x]));
    __syncthreads();
  }
  if (row >= c.rows() || column >= c.columns()) return;
  if (gridDim.z == 1) {
    c(row, column) = sum;
  } else {
    atomicAdd(&c(row, column), sum);
  }
}

void MatrixMultiplyShared(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                          DeviceMatrix<float> c) {
  cudaMemsetAsync(c.data(), 0, c.size_bytes());
  if (c.empty()) return;
  const dim3 tiles((c.columns() + 15) / 16, (c.rows() + 15) / 16, 1 + a.columns() / 400);
  MultiplyKernel<<<tiles, dim3(16, 16)>>>(a, b, c);
}
