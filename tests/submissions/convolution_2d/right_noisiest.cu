// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: nothing
// Right, and as noisy as it gets: the last term first, every product rounded before it is added.
// The filter lies in shared memory, as do the rows of the tile, one after another.

#include "modules/03_grids_shared_memory/convolution_2d/convolution_2d.h"

using workbook::DeviceMatrix;

__device__ int Inside(int place, int extent) { return min(max(place, 0), extent - 1); }

__global__ void ConvolutionKernel(DeviceMatrix<const float> image, DeviceMatrix<const float> filter,
                                  DeviceMatrix<float> out) {
  extern __shared__ float shared[];
  float* const weights = shared;
  float* const tile = shared + filter.size();
  const int rows = filter.rows();
  const int columns = filter.columns();
  const int width = 32 + columns - 1;
  const int thread = threadIdx.y * 32 + threadIdx.x;
  for (int i = thread; i < rows * columns; i += 256) weights[i] = filter.data()[i];
  for (int i = thread; i < (32 + rows - 1) * width; i += 256) {
    const int row = Inside(static_cast<int>(blockIdx.y) * 32 - rows / 2 + i / width, image.rows());
    const int column =
        Inside(static_cast<int>(blockIdx.x) * 32 - columns / 2 + i % width, image.columns());
    tile[i] = image(row, column);
  }
  __syncthreads();
  const int column = blockIdx.x * 32 + threadIdx.x;
  for (int y = threadIdx.y; y < 32; y += 8) {
    const int row = blockIdx.y * 32 + y;
    float sum = 0;
    for (int i = rows * columns - 1; i >= 0; --i) {
      const float pixel = tile[(y + i / columns) * width + threadIdx.x + i % columns];
      sum = __fadd_rn(sum, __fmul_rn(weights[i], pixel));
    }
    if (row < out.rows() && column < out.columns()) out(row, column) = sum;
  }
}

void Convolution2D(DeviceMatrix<const float> image, DeviceMatrix<const float> filter,
                   DeviceMatrix<float> out) {
  if (out.empty()) return;
  const std::size_t pixels = (32 + filter.rows() - 1) * (32 + filter.columns() - 1);
  const dim3 tiles((out.columns() + 31) / 32, (out.rows() + 31) / 32);
  ConvolutionKernel<<<tiles, dim3(32, 8), (filter.size() + pixels) * sizeof(float)>>>(image, filter,
                                                                                      out);
}
