// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The tile is read before the other threads have surely written it.
//
// finds: race

#include <vector>

__global__ void Reverse(const int* x, int* y) {
  __shared__ int tile[256];
  const int t = threadIdx.x;
  tile[t] = x[t];        // <- race
  y[t] = tile[255 - t];  // <- race
}

int main() {
  std::vector<int> x(256, 1);
  int *d_x, *d_y;
  cudaMalloc(&d_x, 256 * sizeof(int));
  cudaMalloc(&d_y, 256 * sizeof(int));
  cudaMemcpy(d_x, x.data(), 256 * sizeof(int), cudaMemcpyHostToDevice);
  Reverse<<<1, 256>>>(d_x, d_y);
  cudaDeviceSynchronize();
  cudaFree(d_x);
  cudaFree(d_y);
}
