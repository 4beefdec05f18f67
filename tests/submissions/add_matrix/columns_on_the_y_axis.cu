// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: LongAndThin, Coalesced, Speedup
// Gives x to the row, in blocks of 32 x 8: a million columns need more blocks along y than a
// grid may have.

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
  const dim3 threads(32, 8);
  const dim3 blocks((out.rows() + 31) / 32, (out.columns() + 7) / 8);
  AddMatrixKernel<<<blocks, threads>>>(a, b, out);
}
