// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A block of 2048 threads: the launch fails, and nobody looks.
//
// finds: ignored-launch-error

#include <cstdio>

__global__ void Fill(int* x) { x[threadIdx.x] = 1; }

int main() {
  int first = -1;
  int* d_x;
  cudaMalloc(&d_x, 2048 * sizeof(int));
  cudaMemset(d_x, 0, 2048 * sizeof(int));
  Fill<<<1, 2048>>>(d_x);  // <- ignored-launch-error
  cudaMemcpy(&first, d_x, sizeof(int), cudaMemcpyDeviceToHost);
  std::printf("%d\n", first);
  cudaFree(d_x);
}
