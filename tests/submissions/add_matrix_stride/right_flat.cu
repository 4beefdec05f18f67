// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: nothing
// Right in another way: all threads of the grid numbered in a line, and the matrix as one.

#include <cstddef>

#include "modules/03_grids_shared_memory/add_matrix_stride/add_matrix_stride.h"

using workbook::DeviceMatrix;

__global__ void AddMatrixStrideKernel(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                                      DeviceMatrix<float> out) {
  const std::size_t block = std::size_t{blockIdx.y} * gridDim.x + blockIdx.x;
  const std::size_t threads = blockDim.x * blockDim.y;
  const std::size_t me = block * threads + threadIdx.y * blockDim.x + threadIdx.x;
  const std::size_t all = std::size_t{gridDim.x} * gridDim.y * threads;
  for (std::size_t i = me; i < out.size(); i += all) out.data()[i] = a.data()[i] + b.data()[i];
}

void AddMatrixStride(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                     DeviceMatrix<float> out, int blocks_x, int blocks_y, int threads_x,
                     int threads_y) {
  AddMatrixStrideKernel<<<dim3(blocks_x, blocks_y), dim3(threads_x, threads_y)>>>(a, b, out);
}
