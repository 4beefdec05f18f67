// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A scan in one pass: blocks number themselves, and each waits for the sum of the one before.
//
// finds: nothing

#include <vector>

__device__ unsigned next_block = 0;

__global__ void Scan(const int* x, int* y, int n, volatile int* sums, volatile int* flags) {
  __shared__ int tile[64];
  __shared__ unsigned block;
  __shared__ int before;
  const int t = threadIdx.x;
  if (t == 0) block = atomicAdd(&next_block, 1u);
  __syncthreads();
  const int i = block * 64 + t;
  tile[t] = i < n ? x[i] : 0;
  __syncthreads();
  for (int step = 1; step < 64; step *= 2) {
    const int add = t >= step ? tile[t - step] : 0;
    __syncthreads();
    tile[t] += add;
    __syncthreads();
  }
  if (t == 0) {
    int sum = 0;
    if (block > 0) {
      while (flags[block - 1] == 0) {
      }
      __threadfence();
      sum = sums[block - 1];
    }
    before = sum;
    sums[block] = sum + tile[63];
    __threadfence();
    flags[block] = 1;
  }
  __syncthreads();
  if (i < n) y[i] = before + tile[t];
}

int main() {
  const int n = 1000, blocks = (n + 63) / 64;
  std::vector<int> x(n), y(n);
  for (int i = 0; i < n; ++i) x[i] = i % 11 - 4;
  int *d_x, *d_y, *d_sums, *d_flags;
  cudaMalloc(&d_x, n * sizeof(int));
  cudaMalloc(&d_y, n * sizeof(int));
  cudaMalloc(&d_sums, blocks * sizeof(int));
  cudaMalloc(&d_flags, blocks * sizeof(int));
  cudaMemcpy(d_x, x.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  cudaMemset(d_flags, 0, blocks * sizeof(int));
  Scan<<<blocks, 64>>>(d_x, d_y, n, d_sums, d_flags);
  cudaMemcpy(y.data(), d_y, n * sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(d_x);
  cudaFree(d_y);
  cudaFree(d_sums);
  cudaFree(d_flags);
  int sum = 0;
  for (int i = 0; i < n; ++i) {
    if (y[i] != (sum += x[i])) return 1;
  }
}
