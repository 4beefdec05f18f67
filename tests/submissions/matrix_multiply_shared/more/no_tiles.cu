// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: FirstBarrier, SecondBarrier, EveryThread, ZeroFill, Reuse, Speedup
// One thread for one element, straight from global memory: each element is loaded once for each
// use, and there are no tiles for the lines about tiles.

#include "modules/03_grids_shared_memory/matrix_multiply_shared/matrix_multiply_shared.h"

using workbook::DeviceMatrix;

__global__ void MultiplyKernel(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                               DeviceMatrix<float> c) {
  const int row = blockIdx.y * 16 + threadIdx.y;
  const int column = blockIdx.x * 16 + threadIdx.x;
  if (row >= c.rows() || column >= c.columns()) return;
  float sum = 0;
  for (int k = 0; k < a.columns(); ++k) sum += a(row, k) * b(k, column);
  c(row, column) = sum;
}

void MatrixMultiplyShared(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                          DeviceMatrix<float> c) {
  if (c.empty()) return;
  MultiplyKernel<<<dim3((c.columns() + 15) / 16, (c.rows() + 15) / 16), dim3(16, 16)>>>(a, b, c);
}
