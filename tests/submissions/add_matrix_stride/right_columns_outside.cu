// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: nothing
// Right in another way: the loop over columns is the outer one, both go backwards, with plain
// pointers.

#include "modules/03_grids_shared_memory/add_matrix_stride/add_matrix_stride.h"

using workbook::DeviceMatrix;

__global__ void AddKernel(const float* __restrict__ a, const float* __restrict__ b,
                          float* __restrict__ out, long long rows, long long columns) {
  const long long wide = static_cast<long long>(gridDim.x) * blockDim.x;
  const long long high = static_cast<long long>(gridDim.y) * blockDim.y;
  const long long x = blockIdx.x * static_cast<long long>(blockDim.x) + threadIdx.x;
  const long long y = blockIdx.y * static_cast<long long>(blockDim.y) + threadIdx.y;
  for (long long left = (columns - 1) / wide * wide; left >= 0; left -= wide) {
    for (long long top = (rows - 1) / high * high; top >= 0; top -= high) {
      if (left + x >= columns || top + y >= rows) continue;
      const long long i = (top + y) * columns + left + x;
      out[i] = a[i] + b[i];
    }
  }
}

void AddMatrixStride(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                     DeviceMatrix<float> out, int blocks_x, int blocks_y, int threads_x,
                     int threads_y) {
  if (out.empty()) return;
  AddKernel<<<dim3(blocks_x, blocks_y), dim3(threads_x, threads_y)>>>(
      a.data(), b.data(), out.data(), out.rows(), out.columns());
}
