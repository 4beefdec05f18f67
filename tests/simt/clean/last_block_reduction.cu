// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Blocks leave partial sums behind a fence; the last one to finish adds them up.
//
// finds: nothing

#include <vector>

__device__ unsigned blocks_done = 0;

__global__ void Sum(const int* x, int n, volatile int* partial, int* total) {
  __shared__ int tile[128];
  __shared__ bool is_last;
  const int t = threadIdx.x;
  int sum = 0;
  for (int i = blockIdx.x * blockDim.x + t; i < n; i += gridDim.x * blockDim.x) sum += x[i];
  tile[t] = sum;
  __syncthreads();
  for (int half = 64; half > 0; half /= 2) {
    if (t < half) tile[t] += tile[t + half];
    __syncthreads();
  }
  if (t == 0) {
    partial[blockIdx.x] = tile[0];
    __threadfence();
    is_last = atomicInc(&blocks_done, gridDim.x) == gridDim.x - 1;
  }
  __syncthreads();
  if (is_last) {
    sum = 0;
    for (int block = t; block < gridDim.x; block += blockDim.x) sum += partial[block];
    tile[t] = sum;
    __syncthreads();
    for (int half = 64; half > 0; half /= 2) {
      if (t < half) tile[t] += tile[t + half];
      __syncthreads();
    }
    if (t == 0) {
      *total = tile[0];
      blocks_done = 0;
    }
  }
}

int main() {
  const int n = 5000, blocks = 7;
  std::vector<int> x(n);
  int expected = 0;
  for (int i = 0; i < n; ++i) expected += x[i] = i % 17 - 3;
  int *d_x, *d_partial, *d_total, total = 0;
  cudaMalloc(&d_x, n * sizeof(int));
  cudaMalloc(&d_partial, blocks * sizeof(int));
  cudaMalloc(&d_total, sizeof(int));
  cudaMemcpy(d_x, x.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  for (int repeat = 0; repeat < 2; ++repeat) {
    Sum<<<blocks, 128>>>(d_x, n, d_partial, d_total);
    cudaMemcpy(&total, d_total, sizeof(int), cudaMemcpyDeviceToHost);
    if (total != expected) return 1;
  }
  cudaFree(d_x);
  cudaFree(d_partial);
  cudaFree(d_total);
}
