// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The struct was copied to the kernel, the array it points to was not.
//
// finds: host-pointer-in-kernel

#include <vector>

struct Matrix {
  const float* data;
  int rows, cols;
};

__global__ void RowSums(Matrix m, float* sums) {
  const int row = threadIdx.x;
  if (row >= m.rows) return;
  float sum = 0.0f;
  for (int col = 0; col < m.cols; ++col) {
    sum += m.data[row * m.cols + col];  // <- host-pointer-in-kernel
  }
  sums[row] = sum;
}

int main() {
  std::vector<float> data(8 * 4, 1.0f);
  float* d_sums;
  cudaMalloc(&d_sums, 8 * sizeof(float));
  RowSums<<<1, 32>>>(Matrix{data.data(), 8, 4}, d_sums);
  cudaDeviceSynchronize();
  cudaFree(d_sums);
}
