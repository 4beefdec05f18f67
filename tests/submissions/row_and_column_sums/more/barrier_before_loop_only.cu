// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: AroundWarp, Primes, LongAndThin, Rounding, Clean, Coalesced, Speedup
// Adds up in shared memory with one barrier before the loop. Its second step needs what other
// warps added in the first.

#include "modules/03_grids_shared_memory/row_and_column_sums/row_and_column_sums.h"

using workbook::DeviceMatrix;
using workbook::DeviceSpan;

__global__ void RowSumsKernel(DeviceMatrix<const float> a, DeviceSpan<float> row_sums) {
  __shared__ float sums[128];
  float sum = 0;
  for (int column = threadIdx.x; column < a.columns(); column += 128) sum += a(blockIdx.x, column);
  sums[threadIdx.x] = sum;
  __syncthreads();
  for (unsigned int half = 64; half > 0; half /= 2) {
    if (threadIdx.x < half) sums[threadIdx.x] += sums[threadIdx.x + half];
  }
  if (threadIdx.x == 0) row_sums[blockIdx.x] = sums[0];
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
  if (!row_sums.empty()) RowSumsKernel<<<a.rows(), 128>>>(a, row_sums);
  if (!column_sums.empty()) {
    ColumnSumsKernel<<<(a.columns() + 255) / 256, 256>>>(a, column_sums);
  }
}
