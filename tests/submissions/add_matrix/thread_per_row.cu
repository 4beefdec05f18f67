// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Coalesced, Speedup
// Gives each thread a whole row: right, but neighbouring threads are a row apart, and few.

#include "modules/03_grids_shared_memory/add_matrix/add_matrix.h"

using workbook::DeviceMatrix;

__global__ void AddMatrixKernel(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                                DeviceMatrix<float> out) {
  const int row = blockIdx.x * blockDim.x + threadIdx.x;
  for (int column = 0; row < out.rows() && column < out.columns(); ++column) {
    out(row, column) = a(row, column) + b(row, column);
  }
}

void AddMatrix(DeviceMatrix<const float> a, DeviceMatrix<const float> b, DeviceMatrix<float> out) {
  if (out.empty()) return;
  AddMatrixKernel<<<(out.rows() + 255) / 256, 256>>>(a, b, out);
}
