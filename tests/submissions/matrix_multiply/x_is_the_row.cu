// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Coalesced, Speedup
// Gives x to the row: right, but each warp reads down a column of a. The blocks are tall enough
// for 600 011 columns to fit on the y axis.

#include "modules/03_grids_shared_memory/matrix_multiply/matrix_multiply.h"

using workbook::DeviceMatrix;

__global__ void MatrixMultiplyKernel(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                                     DeviceMatrix<float> out) {
  const int row = blockIdx.x * blockDim.x + threadIdx.x;
  const int column = blockIdx.y * blockDim.y + threadIdx.y;
  if (row >= out.rows() || column >= out.columns()) return;
  float sum = 0;
  for (int i = 0; i < a.columns(); ++i) sum += a(row, i) * b(i, column);
  out(row, column) = sum;
}

void MatrixMultiply(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                    DeviceMatrix<float> out) {
  if (out.empty()) return;
  const dim3 threads(32, 32);
  const dim3 blocks((out.rows() + 31) / 32, (out.columns() + 31) / 32);
  MatrixMultiplyKernel<<<blocks, threads>>>(a, b, out);
}
