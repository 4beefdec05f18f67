// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: AroundBlock, Primes, LongAndThin, Clean, Coalesced, Speedup
// Leaves the number of the block out: every block computes the upper left corner.

#include "modules/03_grids_shared_memory/add_matrix/add_matrix.h"

using workbook::DeviceMatrix;

__global__ void AddMatrixKernel(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                                DeviceMatrix<float> out) {
  const int column = threadIdx.x;
  const int row = threadIdx.y;
  if (row < out.rows() && column < out.columns()) {
    out(row, column) = a(row, column) + b(row, column);
  }
}

void AddMatrix(DeviceMatrix<const float> a, DeviceMatrix<const float> b, DeviceMatrix<float> out) {
  if (out.empty()) return;
  const dim3 threads(32, 8);
  const dim3 blocks((out.columns() + 31) / 32, (out.rows() + 7) / 8);
  AddMatrixKernel<<<blocks, threads>>>(a, b, out);
}
