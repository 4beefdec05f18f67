// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Bins in shared memory are counted with a plain increment.
//
// finds: race

#include <vector>

__global__ void Histogram(const int* x, int* out, int n) {
  __shared__ int bins[16];
  const int t = threadIdx.x;
  if (t < 16) bins[t] = 0;
  __syncthreads();
  for (int i = t; i < n; i += blockDim.x) {
    ++bins[x[i]];  // <- race
  }
  __syncthreads();
  if (t < 16) out[t] = bins[t];
}

int main() {
  const int n = 1024;
  std::vector<int> x(n);
  for (int i = 0; i < n; ++i) x[i] = i * i % 16;
  int *d_x, *d_out;
  cudaMalloc(&d_x, n * sizeof(int));
  cudaMalloc(&d_out, 16 * sizeof(int));
  cudaMemcpy(d_x, x.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  Histogram<<<1, 128>>>(d_x, d_out, n);
  cudaDeviceSynchronize();
  cudaFree(d_x);
  cudaFree(d_out);
}
