// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Tiny, AroundTile, Primes, Large, Borders, Filters, Accuracy, Clean, Reuse, Speedup
// Leaves out the direction of the copy, which is then from the host: but the filter lies on the
// device.

#include "modules/03_grids_shared_memory/convolution_2d/convolution_2d.h"

using workbook::DeviceMatrix;

__constant__ float weights[kMaxFilterSide * kMaxFilterSide];

__device__ int Inside(int place, int extent) { return min(max(place, 0), extent - 1); }

__global__ void ConvolutionKernel(DeviceMatrix<const float> image, int filter_rows,
                                  int filter_columns, DeviceMatrix<float> out) {
  __shared__ float tile[16 + kMaxFilterSide - 1][16 + kMaxFilterSide - 1];
  const int x = threadIdx.x;
  const int y = threadIdx.y;
  const int row = blockIdx.y * 16 + y;
  const int column = blockIdx.x * 16 + x;
  const int top = static_cast<int>(blockIdx.y) * 16 - filter_rows / 2;
  const int left = static_cast<int>(blockIdx.x) * 16 - filter_columns / 2;
  for (int i = y; i < 16 + filter_rows - 1; i += 16) {
    for (int j = x; j < 16 + filter_columns - 1; j += 16) {
      tile[i][j] = image(Inside(top + i, image.rows()), Inside(left + j, image.columns()));
    }
  }
  __syncthreads();
  if (row >= out.rows() || column >= out.columns()) return;
  float sum = 0;
  for (int i = 0; i < filter_rows; ++i) {
    for (int j = 0; j < filter_columns; ++j)
      sum += weights[i * filter_columns + j] * tile[y + i][x + j];
  }
  out(row, column) = sum;
}

void Convolution2D(DeviceMatrix<const float> image, DeviceMatrix<const float> filter,
                   DeviceMatrix<float> out) {
  if (out.empty()) return;
  cudaMemcpyToSymbol(weights, filter.data(), filter.size_bytes());
  const dim3 tiles((out.columns() + 15) / 16, (out.rows() + 15) / 16);
  ConvolutionKernel<<<tiles, dim3(16, 16)>>>(image, filter.rows(), filter.columns(), out);
}
