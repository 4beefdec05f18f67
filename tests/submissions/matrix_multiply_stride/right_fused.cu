// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: nothing
// Right in another way: the loop over columns is the outer one, with fmaf and while loops.

#include "modules/03_grids_shared_memory/matrix_multiply_stride/matrix_multiply_stride.h"

using workbook::DeviceMatrix;

__global__ void MatrixMultiplyStrideKernel(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                                           DeviceMatrix<float> out) {
  const int k = a.columns();
  int column = blockIdx.x * blockDim.x + threadIdx.x;
  while (column < out.columns()) {
    int row = blockIdx.y * blockDim.y + threadIdx.y;
    while (row < out.rows()) {
      float sum = 0;
      for (int i = 0; i < k; ++i) sum = fmaf(a(row, i), b(i, column), sum);
      out(row, column) = sum;
      row += gridDim.y * blockDim.y;
    }
    column += gridDim.x * blockDim.x;
  }
}

void MatrixMultiplyStride(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                          DeviceMatrix<float> out, int blocks_x, int blocks_y, int threads_x,
                          int threads_y) {
  MatrixMultiplyStrideKernel<<<dim3(blocks_x, blocks_y), dim3(threads_x, threads_y)>>>(a, b, out);
}
