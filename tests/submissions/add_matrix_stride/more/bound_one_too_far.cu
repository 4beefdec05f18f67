// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Tiny, AroundGrid, Primes, Large, AnyGrid, GivenGrid, Clean, Coalesced, Speedup
// Goes on to the row behind the last.

#include "modules/03_grids_shared_memory/add_matrix_stride/add_matrix_stride.h"

using workbook::DeviceMatrix;

__global__ void AddMatrixStrideKernel(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                                      DeviceMatrix<float> out) {
  const int first_column = blockIdx.x * blockDim.x + threadIdx.x;
  const int first_row = blockIdx.y * blockDim.y + threadIdx.y;
  const int step_x = gridDim.x * blockDim.x;
  const int step_y = gridDim.y * blockDim.y;
  for (int row = first_row; row <= out.rows(); row += step_y) {
    for (int column = first_column; column < out.columns(); column += step_x) {
      out(row, column) = a(row, column) + b(row, column);
    }
  }
}

void AddMatrixStride(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                     DeviceMatrix<float> out, int blocks_x, int blocks_y, int threads_x,
                     int threads_y) {
  AddMatrixStrideKernel<<<dim3(blocks_x, blocks_y), dim3(threads_x, threads_y)>>>(a, b, out);
}
