// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The last block sums partial results that no fence has made visible.
//
// finds: race

#include <vector>

__global__ void Sum(const int* x, int* partial, unsigned* done, int* total) {
  __shared__ int tile[64];
  __shared__ bool last;
  const int t = threadIdx.x;
  tile[t] = x[blockIdx.x * 64 + t];
  __syncthreads();
  for (int half = 32; half > 0; half /= 2) {
    if (t < half) tile[t] += tile[t + half];
    __syncthreads();
  }
  if (t == 0) {
    partial[blockIdx.x] = tile[0];  // <- race
    last = atomicInc(done, gridDim.x - 1) == gridDim.x - 1;
  }
  __syncthreads();
  if (last && t == 0) {
    int sum = 0;
    for (int block = 0; block < gridDim.x; ++block) {
      sum += partial[block];  // <- race
    }
    *total = sum;
  }
}

int main() {
  std::vector<int> x(256, 1);
  int *d_x, *d_partial, *d_total;
  unsigned* d_done;
  cudaMalloc(&d_x, 256 * sizeof(int));
  cudaMalloc(&d_partial, 4 * sizeof(int));
  cudaMalloc(&d_total, sizeof(int));
  cudaMalloc(&d_done, sizeof(unsigned));
  cudaMemset(d_done, 0, sizeof(unsigned));
  cudaMemcpy(d_x, x.data(), 256 * sizeof(int), cudaMemcpyHostToDevice);
  Sum<<<4, 64>>>(d_x, d_partial, d_done, d_total);
  cudaDeviceSynchronize();
  cudaFree(d_x);
  cudaFree(d_partial);
  cudaFree(d_total);
  cudaFree(d_done);
}
