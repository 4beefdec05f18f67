// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The host's vector is too small for what is copied back: a quarter of it, by a forgotten factor.
//
// finds: invalid-copy

#include <vector>

__global__ void Fill(int* x) { x[threadIdx.x] = threadIdx.x; }

int main() {
  int* d_x;
  cudaMalloc(&d_x, 1000 * sizeof(int));
  Fill<<<1, 1000>>>(d_x);
  std::vector<int> x(1000 / sizeof(int));
  cudaMemcpy(x.data(), d_x, 1000 * sizeof(int), cudaMemcpyDeviceToHost);  // <- invalid-copy
  cudaFree(d_x);
  return x[0];
}
