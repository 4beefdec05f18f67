// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A kernel prints, and so does the host.
//
// finds: nothing

#include <cstdio>

__global__ void Hello(const int* x) {
  if (threadIdx.x % 16 == 0) {
    printf("block %d thread %d: %s %d %.2f\n", blockIdx.x, threadIdx.x, "value", x[threadIdx.x],
           0.5);
  }
}

int main() {
  int* d_x;
  cudaMalloc(&d_x, 32 * sizeof(int));
  cudaMemset(d_x, 0, 32 * sizeof(int));
  std::printf("before\n");
  Hello<<<2, 32>>>(d_x);
  cudaDeviceSynchronize();
  std::printf("after\n");
  cudaFree(d_x);
}
