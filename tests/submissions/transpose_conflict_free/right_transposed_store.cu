// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: nothing
// Right in another way: transposes on the way into a padded tile in dynamic shared memory, one
// thread an element.

#include "modules/03_grids_shared_memory/transpose_conflict_free/transpose_conflict_free.h"

using workbook::DeviceMatrix;

__global__ void TransposeKernel(DeviceMatrix<const float> in, DeviceMatrix<float> out,
                                int tiles_across) {
  extern __shared__ float tile[];
  const int column = blockIdx.x % tiles_across * 32 + threadIdx.x;
  const int row = blockIdx.x / tiles_across * 32 + threadIdx.y;
  if (column < in.columns() && row < in.rows()) {
    tile[threadIdx.x * 33 + threadIdx.y] = in.data()[std::size_t(row) * in.columns() + column];
  }
  __syncthreads();
  const int out_column = blockIdx.x / tiles_across * 32 + threadIdx.x;
  const int out_row = blockIdx.x % tiles_across * 32 + threadIdx.y;
  if (out_column >= out.columns() || out_row >= out.rows()) return;
  out.data()[std::size_t(out_row) * out.columns() + out_column] =
      tile[threadIdx.y * 33 + threadIdx.x];
}

void Transpose(DeviceMatrix<const float> in, DeviceMatrix<float> out) {
  if (in.empty()) return;
  const int across = 1 + (in.columns() - 1) / 32;
  const int down = 1 + (in.rows() - 1) / 32;
  TransposeKernel<<<across * down, dim3(32, 32), 32 * 33 * sizeof(float)>>>(in, out, across);
}
