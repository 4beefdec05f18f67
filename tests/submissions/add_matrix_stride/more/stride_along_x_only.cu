// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: AroundGrid, Primes, Large, AnyGrid, GivenGrid, Clean, Coalesced, Speedup
// Steps to the right, but never down.

#include "modules/03_grids_shared_memory/add_matrix_stride/add_matrix_stride.h"

using workbook::DeviceMatrix;

__global__ void AddMatrixStrideKernel(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                                      DeviceMatrix<float> out) {
  const int first_column = blockIdx.x * blockDim.x + threadIdx.x;
  const int row = blockIdx.y * blockDim.y + threadIdx.y;
  const int step_x = gridDim.x * blockDim.x;
  if (row >= out.rows()) return;
  for (int column = first_column; column < out.columns(); column += step_x) {
    out(row, column) = a(row, column) + b(row, column);
  }
}

void AddMatrixStride(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                     DeviceMatrix<float> out, int blocks_x, int blocks_y, int threads_x,
                     int threads_y) {
  AddMatrixStrideKernel<<<dim3(blocks_x, blocks_y), dim3(threads_x, threads_y)>>>(a, b, out);
}
