// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A stencil loads its block with a halo, written by the threads at the edges.
//
// finds: nothing

#include <vector>

constexpr int kRadius = 3, kBlock = 64;

__global__ void Blur(const int* x, int* y, int n) {
  __shared__ int tile[kBlock + 2 * kRadius];
  const int i = blockIdx.x * kBlock + threadIdx.x, local = threadIdx.x + kRadius;
  tile[local] = i < n ? x[i] : 0;
  if (threadIdx.x < kRadius) {
    tile[local - kRadius] = i >= kRadius ? x[i - kRadius] : 0;
    tile[local + kBlock] = i + kBlock < n ? x[i + kBlock] : 0;
  }
  __syncthreads();
  if (i >= n) return;
  int sum = 0;
  for (int k = -kRadius; k <= kRadius; ++k) sum += tile[local + k];
  y[i] = sum;
}

int main() {
  const int n = 200;
  std::vector<int> x(n), y(n);
  for (int i = 0; i < n; ++i) x[i] = i * i % 13;
  int *d_x, *d_y;
  cudaMalloc(&d_x, n * sizeof(int));
  cudaMalloc(&d_y, n * sizeof(int));
  cudaMemcpy(d_x, x.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  Blur<<<4, kBlock>>>(d_x, d_y, n);
  cudaMemcpy(y.data(), d_y, n * sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(d_x);
  cudaFree(d_y);
  for (int i = 0; i < n; ++i) {
    int sum = 0;
    for (int k = -kRadius; k <= kRadius; ++k) sum += i + k >= 0 && i + k < n ? x[i + k] : 0;
    if (y[i] != sum) return 1;
  }
}
