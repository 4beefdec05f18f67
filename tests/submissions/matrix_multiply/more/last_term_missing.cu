// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Tiny, AroundBlock, Primes, Large, Rounding, Clean, Coalesced, Speedup
// Stops one term too early.

#include "modules/03_grids_shared_memory/matrix_multiply/matrix_multiply.h"

using workbook::DeviceMatrix;

__global__ void MatrixMultiplyKernel(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                                     DeviceMatrix<float> out) {
  const int column = blockIdx.x * blockDim.x + threadIdx.x;
  const int row = blockIdx.y * blockDim.y + threadIdx.y;
  if (row >= out.rows() || column >= out.columns()) return;
  float sum = 0;
  for (int i = 0; i < a.columns() - 1; ++i) sum += a(row, i) * b(i, column);
  out(row, column) = sum;
}

void MatrixMultiply(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                    DeviceMatrix<float> out) {
  if (out.empty()) return;
  const dim3 threads(32, 8);
  const dim3 blocks((out.columns() + 31) / 32, (out.rows() + 7) / 8);
  MatrixMultiplyKernel<<<blocks, threads>>>(a, b, out);
}
