// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Reuse, Speedup
// The filter is in constant memory, but each pixel is loaded from global memory for each use.

#include "modules/03_grids_shared_memory/convolution_2d/convolution_2d.h"

using workbook::DeviceMatrix;

__constant__ float weights[kMaxFilterSide * kMaxFilterSide];

__device__ int Inside(int place, int extent) { return min(max(place, 0), extent - 1); }

__global__ void ConvolutionKernel(DeviceMatrix<const float> image, int filter_rows,
                                  int filter_columns, DeviceMatrix<float> out) {
  const int row = blockIdx.y * 16 + threadIdx.y;
  const int column = blockIdx.x * 16 + threadIdx.x;
  if (row >= out.rows() || column >= out.columns()) return;
  float sum = 0;
  for (int i = 0; i < filter_rows; ++i) {
    for (int j = 0; j < filter_columns; ++j) {
      sum += weights[i * filter_columns + j] *
             image(Inside(row + i - filter_rows / 2, image.rows()),
                   Inside(column + j - filter_columns / 2, image.columns()));
    }
  }
  out(row, column) = sum;
}

void Convolution2D(DeviceMatrix<const float> image, DeviceMatrix<const float> filter,
                   DeviceMatrix<float> out) {
  if (out.empty()) return;
  cudaMemcpyToSymbol(weights, filter.data(), filter.size_bytes(), 0, cudaMemcpyDeviceToDevice);
  const dim3 tiles((out.columns() + 15) / 16, (out.rows() + 15) / 16);
  ConvolutionKernel<<<tiles, dim3(16, 16)>>>(image, filter.rows(), filter.columns(), out);
}
