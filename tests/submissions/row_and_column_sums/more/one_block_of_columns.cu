// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: AroundWarp, Primes, LongAndThin, Rounding, Clean, Coalesced, Speedup
// Launches one block of 256 threads for the columns, however many there are.

#include "modules/03_grids_shared_memory/row_and_column_sums/row_and_column_sums.h"

using workbook::DeviceMatrix;
using workbook::DeviceSpan;

__global__ void RowSumsKernel(DeviceMatrix<const float> a, DeviceSpan<float> row_sums) {
  const int row = blockIdx.x * 8 + threadIdx.y;
  if (row >= a.rows()) return;
  float sum = 0;
  for (int column = threadIdx.x; column < a.columns(); column += 32) sum += a(row, column);
  for (int distance = 16; distance > 0; distance /= 2) {
    sum += __shfl_down_sync(0xffffffff, sum, distance);
  }
  if (threadIdx.x == 0) row_sums[row] = sum;
}

__global__ void ColumnSumsKernel(DeviceMatrix<const float> a, DeviceSpan<float> column_sums) {
  const int column = blockIdx.x * 256 + threadIdx.x;
  if (column >= a.columns()) return;
  float sum = 0;
  for (int row = 0; row < a.rows(); ++row) sum += a(row, column);
  column_sums[column] = sum;
}

void RowAndColumnSums(DeviceMatrix<const float> a, DeviceSpan<float> row_sums,
                      DeviceSpan<float> column_sums) {
  if (!row_sums.empty()) RowSumsKernel<<<(a.rows() + 7) / 8, dim3(32, 8)>>>(a, row_sums);
  if (!column_sums.empty()) ColumnSumsKernel<<<1, 256>>>(a, column_sums);
}
