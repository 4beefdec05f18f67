// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Model answer: modules/03_grids_shared_memory/matrix_multiply.

#include "modules/03_grids_shared_memory/matrix_multiply/matrix_multiply.h"

using workbook::DeviceMatrix;

// One thread computes one element of the product. In each step of the loop a warp reads one element
// of a, for all its lanes, and 32 neighbours of a row of b.
__global__ void MatrixMultiplyKernel(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                                     DeviceMatrix<float> out) {
  const int column = blockIdx.x * blockDim.x + threadIdx.x;
  const int row = blockIdx.y * blockDim.y + threadIdx.y;
  if (row < out.rows() && column < out.columns()) {
    float sum = 0;
    for (int i = 0; i < a.columns(); ++i) sum += a(row, i) * b(i, column);
    out(row, column) = sum;
  }
}

void MatrixMultiply(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                    DeviceMatrix<float> out) {
  if (out.empty()) return;  // a launch of 0 blocks is an error; k = 0 is none, the sums are 0 then
  const dim3 threads(32, 8);
  const dim3 blocks((out.columns() + threads.x - 1) / threads.x,
                    (out.rows() + threads.y - 1) / threads.y);
  MatrixMultiplyKernel<<<blocks, threads>>>(a, b, out);
}
