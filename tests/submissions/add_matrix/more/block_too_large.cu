// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Tiny, AroundBlock, Primes, LongAndThin, Clean, Coalesced, Speedup
// Asks for 64 x 32 threads in a block, which is more than 1024: the launch fails.

#include "modules/03_grids_shared_memory/add_matrix/add_matrix.h"

using workbook::DeviceMatrix;

__global__ void AddMatrixKernel(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                                DeviceMatrix<float> out) {
  const int column = blockIdx.x * blockDim.x + threadIdx.x;
  const int row = blockIdx.y * blockDim.y + threadIdx.y;
  if (row < out.rows() && column < out.columns()) {
    out(row, column) = a(row, column) + b(row, column);
  }
}

void AddMatrix(DeviceMatrix<const float> a, DeviceMatrix<const float> b, DeviceMatrix<float> out) {
  if (out.empty()) return;
  const dim3 threads(64, 32);
  const dim3 blocks((out.columns() + 63) / 64, (out.rows() + 31) / 32);
  AddMatrixKernel<<<blocks, threads>>>(a, b, out);
}
