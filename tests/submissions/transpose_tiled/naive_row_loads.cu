// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: CoalescedStores, Speedup
// No tile: each warp reads along a row and writes down a column, 32 sectors for 32 words.

#include "modules/03_grids_shared_memory/transpose_tiled/transpose_tiled.h"

using workbook::DeviceMatrix;

__global__ void TransposeKernel(DeviceMatrix<const float> in, DeviceMatrix<float> out) {
  const int column = blockIdx.x * blockDim.x + threadIdx.x;
  const int row = blockIdx.y * blockDim.y + threadIdx.y;
  if (row < in.rows() && column < in.columns()) out(column, row) = in(row, column);
}

void TransposeTiled(DeviceMatrix<const float> in, DeviceMatrix<float> out) {
  if (in.empty()) return;
  TransposeKernel<<<dim3((in.columns() + 31) / 32, (in.rows() + 31) / 32), dim3(32, 32)>>>(in, out);
}
