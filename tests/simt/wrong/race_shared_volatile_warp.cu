// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// volatile keeps the compiler from caching; it orders no lanes.
//
// finds: race

#include <vector>

__device__ void WarpReduce(volatile int* tile, int t) {
  if (t < 16) {
    tile[t] = tile[t] + tile[t + 16];  // <- race
  }
  if (t < 8) {
    tile[t] = tile[t] + tile[t + 8];  // <- race
  }
}

__global__ void PartSum(const int* x, int* sum) {
  __shared__ int tile[32];
  const int t = threadIdx.x;
  tile[t] = x[t];
  __syncthreads();
  WarpReduce(tile, t);
  __syncthreads();
  if (t < 8) sum[t] = tile[t];
}

int main() {
  std::vector<int> x(32, 1);
  int *d_x, *d_sum;
  cudaMalloc(&d_x, 32 * sizeof(int));
  cudaMalloc(&d_sum, 8 * sizeof(int));
  cudaMemcpy(d_x, x.data(), 32 * sizeof(int), cudaMemcpyHostToDevice);
  PartSum<<<1, 32>>>(d_x, d_sum);
  cudaDeviceSynchronize();
  cudaFree(d_x);
  cudaFree(d_sum);
}
