// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: AroundGrid, Primes, Large, AnyGrid, GivenGrid, Clean, Coalesced, Speedup
// One element for each thread, as in add_matrix: right where the grid covers the matrix.

#include "modules/03_grids_shared_memory/add_matrix_stride/add_matrix_stride.h"

using workbook::DeviceMatrix;

__global__ void AddMatrixStrideKernel(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                                      DeviceMatrix<float> out) {
  const int column = blockIdx.x * blockDim.x + threadIdx.x;
  const int row = blockIdx.y * blockDim.y + threadIdx.y;
  if (row < out.rows() && column < out.columns()) {
    out(row, column) = a(row, column) + b(row, column);
  }
}

void AddMatrixStride(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                     DeviceMatrix<float> out, int blocks_x, int blocks_y, int threads_x,
                     int threads_y) {
  AddMatrixStrideKernel<<<dim3(blocks_x, blocks_y), dim3(threads_x, threads_y)>>>(a, b, out);
}
