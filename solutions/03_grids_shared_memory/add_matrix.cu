// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Model answer: modules/03_grids_shared_memory/add_matrix.

#include "modules/03_grids_shared_memory/add_matrix/add_matrix.h"

using workbook::DeviceMatrix;

// x counts columns, because neighbours in a row are neighbours in memory.
__global__ void AddMatrixKernel(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                                DeviceMatrix<float> out) {
  const int column = blockIdx.x * blockDim.x + threadIdx.x;
  const int row = blockIdx.y * blockDim.y + threadIdx.y;
  if (row < out.rows() && column < out.columns()) {
    out(row, column) = a(row, column) + b(row, column);
  }
}

void AddMatrix(DeviceMatrix<const float> a, DeviceMatrix<const float> b, DeviceMatrix<float> out) {
  if (out.empty()) return;  // a launch of 0 blocks is an error
  const dim3 threads(32, 8);
  const dim3 blocks((out.columns() + threads.x - 1) / threads.x,
                    (out.rows() + threads.y - 1) / threads.y);
  AddMatrixKernel<<<blocks, threads>>>(a, b, out);
}
