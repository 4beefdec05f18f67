// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Model answer: modules/03_grids_shared_memory/matrix_multiply_stride.

#include "modules/03_grids_shared_memory/matrix_multiply_stride/matrix_multiply_stride.h"

using workbook::DeviceMatrix;

__device__ float RowTimesColumn(DeviceMatrix<const float> a, int row, DeviceMatrix<const float> b,
                                int column) {
  float sum = 0;
  for (int i = 0; i < a.columns(); ++i) sum += a(row, i) * b(i, column);
  return sum;
}

// Right for any matrices on any grid: the two outer loops go from tile to tile of the grid's size,
// the one in RowTimesColumn() runs over the terms of one element.
__global__ void MatrixMultiplyStrideKernel(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                                           DeviceMatrix<float> out) {
  const int first_column = blockIdx.x * blockDim.x + threadIdx.x;
  const int first_row = blockIdx.y * blockDim.y + threadIdx.y;
  const int columns_of_grid = gridDim.x * blockDim.x;
  const int rows_of_grid = gridDim.y * blockDim.y;
  for (int row = first_row; row < out.rows(); row += rows_of_grid) {
    for (int column = first_column; column < out.columns(); column += columns_of_grid) {
      out(row, column) = RowTimesColumn(a, row, b, column);
    }
  }
}

void MatrixMultiplyStride(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                          DeviceMatrix<float> out, int blocks_x, int blocks_y, int threads_x,
                          int threads_y) {
  MatrixMultiplyStrideKernel<<<dim3(blocks_x, blocks_y), dim3(threads_x, threads_y)>>>(a, b, out);
}
