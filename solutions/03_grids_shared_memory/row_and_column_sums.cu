// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Model answer: modules/03_grids_shared_memory/row_and_column_sums.

#include "modules/03_grids_shared_memory/row_and_column_sums/row_and_column_sums.h"

using workbook::DeviceMatrix;
using workbook::DeviceSpan;

constexpr int kWarp = 32;
constexpr int kRowsPerBlock = 8;   // a block has a warp for each of 8 rows
constexpr int kPieceOfRow = 1024;  // columns that one warp adds up
constexpr int kColumnsPerBlock = 256;
constexpr int kPieceOfColumn = 128;  // rows that one thread adds up

constexpr int PartsOf(int extent, int part) { return (extent + part - 1) / part; }

// A warp takes a piece of a row, 32 neighbours at a time. At the end its 32 sums become one.
__global__ void RowSumsKernel(DeviceMatrix<const float> a, DeviceSpan<float> row_sums) {
  const int row = blockIdx.x * kRowsPerBlock + threadIdx.y;
  if (row >= a.rows()) return;  // the whole warp does
  const int first = blockIdx.y * kPieceOfRow;
  const int end = min(first + kPieceOfRow, a.columns());
  float sum = 0;
  for (int column = first + threadIdx.x; column < end; column += kWarp) sum += a(row, column);
  for (int distance = kWarp / 2; distance > 0; distance /= 2) {
    sum += __shfl_down_sync(0xffffffff, sum, distance);
  }
  if (threadIdx.x == 0) atomicAdd(&row_sums[row], sum);
}

// A thread takes a piece of a column. Its neighbours take the columns beside it, so that in each
// step the warp reads 32 neighbours of a row.
__global__ void ColumnSumsKernel(DeviceMatrix<const float> a, DeviceSpan<float> column_sums) {
  const int column = blockIdx.x * kColumnsPerBlock + threadIdx.x;
  if (column >= a.columns()) return;
  const int first = blockIdx.y * kPieceOfColumn;
  const int end = min(first + kPieceOfColumn, a.rows());
  float sum = 0;
  for (int row = first; row < end; ++row) sum += a(row, column);
  atomicAdd(&column_sums[column], sum);
}

void RowAndColumnSums(DeviceMatrix<const float> a, DeviceSpan<float> row_sums,
                      DeviceSpan<float> column_sums) {
  cudaMemsetAsync(row_sums.data(), 0, row_sums.size_bytes());
  cudaMemsetAsync(column_sums.data(), 0, column_sums.size_bytes());
  if (a.empty()) return;  // a launch of 0 blocks is an error
  RowSumsKernel<<<dim3(PartsOf(a.rows(), kRowsPerBlock), PartsOf(a.columns(), kPieceOfRow)),
                  dim3(kWarp, kRowsPerBlock)>>>(a, row_sums);
  ColumnSumsKernel<<<dim3(PartsOf(a.columns(), kColumnsPerBlock),
                          PartsOf(a.rows(), kPieceOfColumn)),
                     kColumnsPerBlock>>>(a, column_sums);
}
