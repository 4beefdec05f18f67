// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Coalesced, Speedup
// Gives each thread a whole row of the product: right, but only as many threads as rows, each a
// row apart.

#include "modules/03_grids_shared_memory/matrix_multiply/matrix_multiply.h"

using workbook::DeviceMatrix;

__global__ void MatrixMultiplyKernel(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                                     DeviceMatrix<float> out) {
  const int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= out.rows()) return;
  for (int column = 0; column < out.columns(); ++column) {
    float sum = 0;
    for (int i = 0; i < a.columns(); ++i) sum += a(row, i) * b(i, column);
    out(row, column) = sum;
  }
}

void MatrixMultiply(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                    DeviceMatrix<float> out) {
  if (out.empty()) return;
  MatrixMultiplyKernel<<<(out.rows() + 63) / 64, 64>>>(a, b, out);
}
