// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The largest value belongs into the last bin and is counted behind it.
//
// finds: out-of-bounds

#include <vector>

__global__ void Histogram(const float* x, int n, int* bins, int count) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    const int bin = static_cast<int>(x[i] * count);
    atomicAdd(&bins[bin], 1);  // <- out-of-bounds
  }
}

int main() {
  const int n = 64, count = 10;
  std::vector<float> x(n);
  for (int i = 0; i < n; ++i) x[i] = static_cast<float>(i) / (n - 1);
  float* d_x;
  int* d_bins;
  cudaMalloc(&d_x, n * sizeof(float));
  cudaMalloc(&d_bins, count * sizeof(int));
  cudaMemcpy(d_x, x.data(), n * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemset(d_bins, 0, count * sizeof(int));
  Histogram<<<2, 32>>>(d_x, n, d_bins, count);
  cudaDeviceSynchronize();
  cudaFree(d_x);
  cudaFree(d_bins);
}
