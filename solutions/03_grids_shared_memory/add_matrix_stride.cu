// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Model answer: modules/03_grids_shared_memory/add_matrix_stride.

#include "modules/03_grids_shared_memory/add_matrix_stride/add_matrix_stride.h"

using workbook::DeviceMatrix;

// Right for any matrix on any grid. The grid is laid over the matrix like a tile, next to itself
// and below itself, until everything is covered; a thread has the same place in every tile.
__global__ void AddMatrixStrideKernel(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                                      DeviceMatrix<float> out) {
  const int first_column = blockIdx.x * blockDim.x + threadIdx.x;
  const int first_row = blockIdx.y * blockDim.y + threadIdx.y;
  const int columns_of_grid = gridDim.x * blockDim.x;
  const int rows_of_grid = gridDim.y * blockDim.y;
  for (int row = first_row; row < out.rows(); row += rows_of_grid) {
    for (int column = first_column; column < out.columns(); column += columns_of_grid) {
      out(row, column) = a(row, column) + b(row, column);
    }
  }
}

void AddMatrixStride(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                     DeviceMatrix<float> out, int blocks_x, int blocks_y, int threads_x,
                     int threads_y) {
  AddMatrixStrideKernel<<<dim3(blocks_x, blocks_y), dim3(threads_x, threads_y)>>>(a, b, out);
}
