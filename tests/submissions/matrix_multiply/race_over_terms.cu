// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Clean, Coalesced
// Splits the terms among four blocks, which add up in out without atomics: the CPU that runs
// them one after another hides that sums are lost.

#include "modules/03_grids_shared_memory/matrix_multiply/matrix_multiply.h"

using workbook::DeviceMatrix;

__global__ void MatrixMultiplyKernel(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                                     DeviceMatrix<float> out) {
  const int column = blockIdx.x * blockDim.x + threadIdx.x;
  const int row = blockIdx.y * blockDim.y + threadIdx.y;
  if (row >= out.rows() || column >= out.columns()) return;
  float sum = 0;
  for (int i = blockIdx.z; i < a.columns(); i += gridDim.z) sum += a(row, i) * b(i, column);
  out(row, column) += sum;
}

void MatrixMultiply(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                    DeviceMatrix<float> out) {
  if (out.empty()) return;
  cudaMemsetAsync(out.data(), 0, out.size_bytes());
  const dim3 threads(32, 8);
  const dim3 blocks((out.columns() + 31) / 32, (out.rows() + 7) / 8, 4);
  MatrixMultiplyKernel<<<blocks, threads>>>(a, b, out);
}
