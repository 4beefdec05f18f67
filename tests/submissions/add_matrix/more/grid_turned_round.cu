// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: AroundBlock, Primes, LongAndThin, Clean, Speedup
// The kernel takes x for the column, the launch for the row: right only where the grid is
// square.

#include "modules/03_grids_shared_memory/add_matrix/add_matrix.h"

using workbook::DeviceMatrix;

__global__ void AddMatrixKernel(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                                DeviceMatrix<float> out) {
  const int column = blockIdx.x * blockDim.x + threadIdx.x;
  const int row = blockIdx.y * blockDim.y + threadIdx.y;
  if (row < out.rows() && column < out.columns()) {
    out(row, column) = a(row, column) + b(row, column);
  }
}

void AddMatrix(DeviceMatrix<const float> a, DeviceMatrix<const float> b, DeviceMatrix<float> out) {
  if (out.empty()) return;
  const dim3 threads(16, 16);
  const dim3 blocks((out.rows() + 15) / 16, (out.columns() + 15) / 16);
  AddMatrixKernel<<<blocks, threads>>>(a, b, out);
}
