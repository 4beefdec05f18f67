// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Tiny, AroundWarp, Primes, LongAndThin, Rounding, Clean, Coalesced, Speedup
// Copies the first column and the first row.

#include "modules/03_grids_shared_memory/row_and_column_sums/row_and_column_sums.h"

using workbook::DeviceMatrix;
using workbook::DeviceSpan;

__global__ void RowSumsKernel(DeviceMatrix<const float> a, DeviceSpan<float> row_sums) {
  const int row = blockIdx.x * 8 + threadIdx.y;
  if (row >= a.rows()) return;
  if (threadIdx.x == 0) row_sums[row] = a.columns() > 0 ? a(row, 0) : 0.0f;
}

__global__ void ColumnSumsKernel(DeviceMatrix<const float> a, DeviceSpan<float> column_sums) {
  const int column = blockIdx.x * 256 + threadIdx.x;
  if (column < a.columns()) column_sums[column] = a.rows() > 0 ? a(0, column) : 0.0f;
}

void RowAndColumnSums(DeviceMatrix<const float> a, DeviceSpan<float> row_sums,
                      DeviceSpan<float> column_sums) {
  if (!row_sums.empty()) RowSumsKernel<<<(a.rows() + 7) / 8, dim3(32, 8)>>>(a, row_sums);
  if (!column_sums.empty()) {
    ColumnSumsKernel<<<(a.columns() + 255) / 256, 256>>>(a, column_sums);
  }
}
