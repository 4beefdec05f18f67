// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The result is copied back with the direction of the way there.
//
// finds: invalid-copy

#include <vector>

__global__ void Fill(int* x) { x[threadIdx.x] = threadIdx.x; }

int main() {
  std::vector<int> x(64);
  int* d_x;
  cudaMalloc(&d_x, 64 * sizeof(int));
  Fill<<<1, 64>>>(d_x);
  cudaMemcpy(x.data(), d_x, 64 * sizeof(int), cudaMemcpyHostToDevice);  // <- invalid-copy
  cudaFree(d_x);
}
