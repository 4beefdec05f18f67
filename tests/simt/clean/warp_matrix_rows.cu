// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Each warp reduces one row of a matrix; the lanes past its end take no part in the sum.
//
// finds: nothing

#include <vector>

__global__ void RowSums(const float* m, float* sums, int rows, int cols) {
  const int row = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x % 32;
  if (row >= rows) return;
  float sum = 0.0f;
  for (int col = lane; col < cols; col += 32) sum += m[row * cols + col];
#pragma unroll
  for (int half = 16; half >= 1; half >>= 1) sum += __shfl_xor_sync(~0u, sum, half);
  if (lane == 0) sums[row] = sum;
}

int main() {
  const int rows = 21, cols = 45;
  std::vector<float> m(rows * cols, 1.0f), sums(rows);
  float *d_m, *d_sums;
  cudaMalloc(&d_m, m.size() * sizeof(float));
  cudaMalloc(&d_sums, rows * sizeof(float));
  cudaMemcpy(d_m, m.data(), m.size() * sizeof(float), cudaMemcpyHostToDevice);
  RowSums<<<6, 128>>>(d_m, d_sums, rows, cols);
  cudaMemcpy(sums.data(), d_sums, rows * sizeof(float), cudaMemcpyDeviceToHost);
  cudaFree(d_m);
  cudaFree(d_sums);
  for (float sum : sums) {
    if (sum != cols) return 1;
  }
}
