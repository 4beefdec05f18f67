// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: nothing
// Right in another way: no padding; the column is mixed with the row, so that rows and columns
// both meet 32 banks.

#include "modules/03_grids_shared_memory/transpose_conflict_free/transpose_conflict_free.h"

using workbook::DeviceMatrix;

__global__ void TransposeKernel(DeviceMatrix<const float> in, DeviceMatrix<float> out) {
  __shared__ float tile[32 * 32];
  const unsigned int x = threadIdx.x;
  const int across = (in.columns() + 31) / 32;
  const int tiles = across * ((in.rows() + 31) / 32);
  for (int number = blockIdx.x; number < tiles; number += gridDim.x) {
    const int top = number / across * 32;
    const int left = number % across * 32;
    for (unsigned int y = threadIdx.y; y < 32; y += blockDim.y) {
      const int row = top + y;
      const int column = left + x;
      if (row < in.rows() && column < in.columns()) tile[y * 32 + (x ^ y)] = in(row, column);
    }
    __syncthreads();
    for (unsigned int y = threadIdx.y; y < 32; y += blockDim.y) {
      const int row = left + y;
      const int column = top + x;
      if (row < out.rows() && column < out.columns()) out(row, column) = tile[x * 32 + (x ^ y)];
    }
    __syncthreads();
  }
}

void Transpose(DeviceMatrix<const float> in, DeviceMatrix<float> out) {
  if (in.empty()) return;
  TransposeKernel<<<2048, dim3(32, 8)>>>(in, out);
}
