// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Tiny, AroundBlock, Primes, Large, Rounding, Clean, Speedup
// Computes every place by hand, and takes the row length of a for b as well.

#include "modules/03_grids_shared_memory/matrix_multiply/matrix_multiply.h"

using workbook::DeviceMatrix;

__global__ void MatrixMultiplyKernel(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                                     DeviceMatrix<float> out) {
  const int column = blockIdx.x * blockDim.x + threadIdx.x;
  const int row = blockIdx.y * blockDim.y + threadIdx.y;
  if (row >= out.rows() || column >= out.columns()) return;
  float sum = 0;
  const int k = a.columns();
  for (int i = 0; i < k; ++i) {
    const int place = i * k + column;
    if (place < static_cast<int>(b.size())) sum += a.data()[row * k + i] * b.data()[place];
  }
  out(row, column) = sum;
}

void MatrixMultiply(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                    DeviceMatrix<float> out) {
  if (out.empty()) return;
  const dim3 threads(32, 8);
  const dim3 blocks((out.columns() + 31) / 32, (out.rows() + 7) / 8);
  MatrixMultiplyKernel<<<blocks, threads>>>(a, b, out);
}
