// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Tiny, AroundGrid, Primes, Large, AnyGrid, GivenGrid, Rounding, Clean, Coalesced
// loses: Speedup
// Declares the number of the term outside the loops: the second element of a thread is a sum of
// no terms.

#include "modules/03_grids_shared_memory/matrix_multiply_stride/matrix_multiply_stride.h"

using workbook::DeviceMatrix;

__global__ void MatrixMultiplyStrideKernel(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                                           DeviceMatrix<float> out) {
  const int first_column = blockIdx.x * blockDim.x + threadIdx.x;
  const int first_row = blockIdx.y * blockDim.y + threadIdx.y;
  const int step_x = gridDim.x * blockDim.x;
  const int step_y = gridDim.y * blockDim.y;
  int i = 0;
  for (int row = first_row; row < out.rows(); row += step_y) {
    for (int column = first_column; column < out.columns(); column += step_x) {
      float sum = 0;
      for (; i < a.columns(); ++i) sum += a(row, i) * b(i, column);
      out(row, column) = sum;
    }
  }
}

void MatrixMultiplyStride(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                          DeviceMatrix<float> out, int blocks_x, int blocks_y, int threads_x,
                          int threads_y) {
  MatrixMultiplyStrideKernel<<<dim3(blocks_x, blocks_y), dim3(threads_x, threads_y)>>>(a, b, out);
}
