// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: GivenGrid
// Ignores the grid it was given and launches its own.

#include "modules/03_grids_shared_memory/matrix_multiply_stride/matrix_multiply_stride.h"

using workbook::DeviceMatrix;

__global__ void MatrixMultiplyStrideKernel(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                                           DeviceMatrix<float> out) {
  const int first_column = blockIdx.x * blockDim.x + threadIdx.x;
  const int first_row = blockIdx.y * blockDim.y + threadIdx.y;
  const int step_x = gridDim.x * blockDim.x;
  const int step_y = gridDim.y * blockDim.y;
  for (int row = first_row; row < out.rows(); row += step_y) {
    for (int column = first_column; column < out.columns(); column += step_x) {
      float sum = 0;
      for (int i = 0; i < a.columns(); ++i) sum += a(row, i) * b(i, column);
      out(row, column) = sum;
    }
  }
}

void MatrixMultiplyStride(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                          DeviceMatrix<float> out, int blocks_x, int blocks_y, int threads_x,
                          int threads_y) {
  if (out.empty()) return;
  (void)blocks_x;
  (void)blocks_y;
  (void)threads_x;
  (void)threads_y;
  const int down = out.rows() < 4096 ? (out.rows() + 7) / 8 : 512;
  MatrixMultiplyStrideKernel<<<dim3((out.columns() + 31) / 32, down), dim3(32, 8)>>>(a, b, out);
}
