// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Coalesced, Speedup
// Gives x to the row, as the habit of (i, j) for (x, y) suggests: right, but each warp walks
// down a column. The blocks are tall enough for a million columns to fit on the y axis.

#include "modules/03_grids_shared_memory/add_matrix/add_matrix.h"

using workbook::DeviceMatrix;

__global__ void AddMatrixKernel(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                                DeviceMatrix<float> out) {
  const int row = blockIdx.x * blockDim.x + threadIdx.x;
  const int column = blockIdx.y * blockDim.y + threadIdx.y;
  if (row < out.rows() && column < out.columns()) {
    out(row, column) = a(row, column) + b(row, column);
  }
}

void AddMatrix(DeviceMatrix<const float> a, DeviceMatrix<const float> b, DeviceMatrix<float> out) {
  if (out.empty()) return;
  const dim3 threads(32, 32);
  const dim3 blocks((out.rows() + 31) / 32, (out.columns() + 31) / 32);
  AddMatrixKernel<<<blocks, threads>>>(a, b, out);
}
