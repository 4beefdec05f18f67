// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A thread's private histogram has no bin for the value 8.
//
// finds: out-of-bounds

#include <vector>

__global__ void CountDigits(const int* x, int* most, int n) {
  int bins[8] = {};
  for (int i = threadIdx.x; i < n; i += blockDim.x) {
    ++bins[x[i]];  // <- out-of-bounds
  }
  int best = 0;
  for (int bin = 1; bin < 8; ++bin) {
    if (bins[bin] > bins[best]) best = bin;
  }
  most[threadIdx.x] = best;
}

int main() {
  const int n = 90;
  std::vector<int> x(n);
  for (int i = 0; i < n; ++i) x[i] = i % 9;
  int *d_x, *d_most;
  cudaMalloc(&d_x, n * sizeof(int));
  cudaMalloc(&d_most, 32 * sizeof(int));
  cudaMemcpy(d_x, x.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  CountDigits<<<1, 32>>>(d_x, d_most, n);
  cudaDeviceSynchronize();
  cudaFree(d_x);
  cudaFree(d_most);
}
