// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: GivenGrid, Speedup
// Covers the matrix by launching the kernel again and again, one grid further each time.

#include "modules/03_grids_shared_memory/add_matrix_stride/add_matrix_stride.h"

using workbook::DeviceMatrix;

__global__ void AddMatrixStrideKernel(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                                      DeviceMatrix<float> out, int top, int left) {
  const int column = left + blockIdx.x * blockDim.x + threadIdx.x;
  const int row = top + blockIdx.y * blockDim.y + threadIdx.y;
  if (row < out.rows() && column < out.columns()) {
    out(row, column) = a(row, column) + b(row, column);
  }
}

void AddMatrixStride(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                     DeviceMatrix<float> out, int blocks_x, int blocks_y, int threads_x,
                     int threads_y) {
  const dim3 blocks(blocks_x, blocks_y), threads(threads_x, threads_y);
  for (int top = 0; top < out.rows(); top += blocks_y * threads_y) {
    for (int left = 0; left < out.columns(); left += blocks_x * threads_x) {
      AddMatrixStrideKernel<<<blocks, threads>>>(a, b, out, top, left);
    }
  }
}
