// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Clean
// Guards the flat index alone: threads past the last column still compute an element of the
// next row, as another thread does.

#include "modules/03_grids_shared_memory/add_matrix/add_matrix.h"

using workbook::DeviceMatrix;

__global__ void AddMatrixKernel(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                                DeviceMatrix<float> out) {
  const int column = blockIdx.x * blockDim.x + threadIdx.x;
  const int row = blockIdx.y * blockDim.y + threadIdx.y;
  const int i = row * out.columns() + column;
  if (i < static_cast<int>(out.size())) out.data()[i] = a.data()[i] + b.data()[i];
}

void AddMatrix(DeviceMatrix<const float> a, DeviceMatrix<const float> b, DeviceMatrix<float> out) {
  if (out.empty()) return;
  const dim3 threads(32, 8);
  const dim3 blocks((out.columns() + 31) / 32, (out.rows() + 7) / 8);
  AddMatrixKernel<<<blocks, threads>>>(a, b, out);
}
