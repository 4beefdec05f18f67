// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: nothing
// Right in another way, and the noisiest: the terms are split among two blocks, each sums up
// backwards, and their sums meet in out by atomics in any order.

#include "modules/03_grids_shared_memory/matrix_multiply/matrix_multiply.h"

using workbook::DeviceMatrix;

__global__ void MatrixMultiplyKernel(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                                     DeviceMatrix<float> out) {
  const int column = blockIdx.x * blockDim.x + threadIdx.x;
  const int row = blockIdx.y * blockDim.y + threadIdx.y;
  if (row >= out.rows() || column >= out.columns()) return;
  float sum = 0;
  for (int i = a.columns() - 1 - static_cast<int>(blockIdx.z); i >= 0; i -= gridDim.z) {
    sum = __fadd_rn(sum, __fmul_rn(a(row, i), b(i, column)));
  }
  atomicAdd(&out(row, column), sum);
}

void MatrixMultiply(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                    DeviceMatrix<float> out) {
  if (out.empty()) return;
  cudaMemsetAsync(out.data(), 0, out.size_bytes());
  const dim3 threads(32, 8);
  const dim3 blocks((out.columns() + 31) / 32, (out.rows() + 7) / 8, 2);
  MatrixMultiplyKernel<<<blocks, threads>>>(a, b, out);
}
