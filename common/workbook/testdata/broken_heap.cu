// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A race; then the host writes past the end of its own memory, and the C library aborts.

#include <cstdlib>

__global__ void Store(int* x) { *x = threadIdx.x; }

int main() {
  int* d_x;
  cudaMalloc(&d_x, sizeof(int));
  Store<<<1, 64>>>(d_x);
  cudaFree(d_x);
  volatile char* block = new char[24];
  for (int i = 0; i < 64; ++i) block[i] = 'x';
  return malloc(5000) == nullptr;
}
