// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Model answer: modules/03_grids_shared_memory/convolution_2d.

#include "modules/03_grids_shared_memory/convolution_2d/convolution_2d.h"

using workbook::DeviceMatrix;

constexpr int kTileRows = 16;  // a block has a thread for each element of its tile of `out`
constexpr int kTileColumns = 32;
constexpr int kMostHalo = kMaxFilterSide - 1;  // rows above and below, or columns left and right

// All threads of a warp read the same weight at the same time: the constant cache gives it to them
// at once.
__constant__ float weights[kMaxFilterSide * kMaxFilterSide];

// The place inside that stands for `place`, which may lie outside of 0, 1, ..., extent - 1.
__device__ int Inside(int place, int extent) { return min(max(place, 0), extent - 1); }

__global__ void ConvolutionKernel(DeviceMatrix<const float> image, int filter_rows,
                                  int filter_columns, DeviceMatrix<float> out) {
  __shared__ float tile[kTileRows + kMostHalo][kTileColumns + kMostHalo];
  const int x = threadIdx.x;
  const int y = threadIdx.y;

  // The tile with its halo is larger than the block: some threads bring two, three or four pixels.
  const int first_row = static_cast<int>(blockIdx.y) * kTileRows - filter_rows / 2;
  const int first_column = static_cast<int>(blockIdx.x) * kTileColumns - filter_columns / 2;
  for (int i = y; i < kTileRows + filter_rows - 1; i += kTileRows) {
    for (int j = x; j < kTileColumns + filter_columns - 1; j += kTileColumns) {
      tile[i][j] =
          image(Inside(first_row + i, image.rows()), Inside(first_column + j, image.columns()));
    }
  }
  __syncthreads();  // threads outside `out` have helped to fill the halo; now they may leave

  const int row = blockIdx.y * kTileRows + y;
  const int column = blockIdx.x * kTileColumns + x;
  if (row >= out.rows() || column >= out.columns()) return;
  float sum = 0;
  for (int i = 0; i < filter_rows; ++i) {
    for (int j = 0; j < filter_columns; ++j) {
      sum += weights[i * filter_columns + j] * tile[y + i][x + j];
    }
  }
  out(row, column) = sum;
}

void Convolution2D(DeviceMatrix<const float> image, DeviceMatrix<const float> filter,
                   DeviceMatrix<float> out) {
  if (out.empty()) return;  // a launch of 0 blocks is an error
  // The filter is in device memory already, so this copy never leaves the device.
  cudaMemcpyToSymbolAsync(weights, filter.data(), filter.size_bytes(), 0, cudaMemcpyDeviceToDevice);
  const dim3 tiles((out.columns() + kTileColumns - 1) / kTileColumns,
                   (out.rows() + kTileRows - 1) / kTileRows);
  ConvolutionKernel<<<tiles, dim3(kTileColumns, kTileRows)>>>(image, filter.rows(),
                                                              filter.columns(), out);
}
