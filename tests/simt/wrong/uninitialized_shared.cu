// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// At the edge of the array part of the tile is never written, yet it is summed.
//
// finds: uninitialized-read

#include <vector>

__global__ void BlockSum(const int* x, int* sum, int n) {
  __shared__ int tile[64];
  const int t = threadIdx.x;
  if (t < n) tile[t] = x[t];
  __syncthreads();
  for (int half = 32; half > 0; half /= 2) {
    if (t < half) {
      tile[t] += tile[t + half];  // <- uninitialized-read
    }
    __syncthreads();
  }
  if (t == 0) *sum = tile[0];
}

int main() {
  std::vector<int> x(50, 1);
  int *d_x, *d_sum;
  cudaMalloc(&d_x, 50 * sizeof(int));
  cudaMalloc(&d_sum, sizeof(int));
  cudaMemcpy(d_x, x.data(), 50 * sizeof(int), cudaMemcpyHostToDevice);
  BlockSum<<<1, 64>>>(d_x, d_sum, 50);
  cudaDeviceSynchronize();
  cudaFree(d_x);
  cudaFree(d_sum);
}
