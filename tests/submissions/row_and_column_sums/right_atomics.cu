// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: nothing
// Right in another way, and the noisiest: the threads add up backwards in pieces, and all of
// them meet in the sums by atomics.

#include "modules/03_grids_shared_memory/row_and_column_sums/row_and_column_sums.h"

using workbook::DeviceMatrix;
using workbook::DeviceSpan;

__global__ void RowSumsKernel(DeviceMatrix<const float> a, DeviceSpan<float> row_sums) {
  const int row = blockIdx.x * 8 + threadIdx.y;
  if (row >= a.rows()) return;
  float sum = 0;
  int column = a.columns() - 1 - static_cast<int>(threadIdx.x);
  for (; column >= 0; column -= 32) sum += a(row, column);
  atomicAdd(&row_sums[row], sum);
}

__global__ void ColumnSumsKernel(DeviceMatrix<const float> a, DeviceSpan<float> column_sums) {
  const int column = blockIdx.x * 256 + threadIdx.x;
  if (column >= a.columns()) return;
  float sum = 0;
  for (int row = a.rows() - 1 - static_cast<int>(blockIdx.y); row >= 0; row -= gridDim.y) {
    sum += a(row, column);
  }
  atomicAdd(&column_sums[column], sum);
}

void RowAndColumnSums(DeviceMatrix<const float> a, DeviceSpan<float> row_sums,
                      DeviceSpan<float> column_sums) {
  cudaMemsetAsync(row_sums.data(), 0, row_sums.size_bytes());
  cudaMemsetAsync(column_sums.data(), 0, column_sums.size_bytes());
  if (a.empty()) return;
  RowSumsKernel<<<(a.rows() + 7) / 8, dim3(32, 8)>>>(a, row_sums);
  ColumnSumsKernel<<<dim3((a.columns() + 255) / 256, 4), 256>>>(a, column_sums);
}
