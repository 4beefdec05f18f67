// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: nothing
// Right in another way, and noisier than most: four partial sums from the last term to the
// first, products and sums rounded apart.

#include "modules/03_grids_shared_memory/matrix_multiply_stride/matrix_multiply_stride.h"

using workbook::DeviceMatrix;

__device__ float Element(const float* row, const float* column, int k, int stride) {
  float parts[4] = {};
  for (int i = k - 1; i >= 0; --i) {
    const float product = __fmul_rn(row[i], column[static_cast<long long>(i) * stride]);
    parts[i % 4] = __fadd_rn(parts[i % 4], product);
  }
  return __fadd_rn(__fadd_rn(parts[3], parts[1]), __fadd_rn(parts[2], parts[0]));
}

__global__ void MatrixMultiplyStrideKernel(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                                           DeviceMatrix<float> out) {
  const int first_column = blockIdx.x * blockDim.x + threadIdx.x;
  const int first_row = blockIdx.y * blockDim.y + threadIdx.y;
  const int step_x = gridDim.x * blockDim.x;
  const int step_y = gridDim.y * blockDim.y;
  for (int row = first_row; row < out.rows(); row += step_y) {
    for (int column = first_column; column < out.columns(); column += step_x) {
      out(row, column) = Element(a.row(row).data(), b.data() + column, a.columns(), b.columns());
    }
  }
}

void MatrixMultiplyStride(DeviceMatrix<const float> a, DeviceMatrix<const float> b,
                          DeviceMatrix<float> out, int blocks_x, int blocks_y, int threads_x,
                          int threads_y) {
  MatrixMultiplyStrideKernel<<<dim3(blocks_x, blocks_y), dim3(threads_x, threads_y)>>>(a, b, out);
}
