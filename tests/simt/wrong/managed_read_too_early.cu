// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The host reads managed memory while the kernel may still write it.
//
// finds: race

#include <cstdio>

__global__ void Fill(int* x) {
  x[threadIdx.x] = threadIdx.x;  // <- race
}

int main() {
  int* x;
  cudaMallocManaged(&x, 64 * sizeof(int));
  Fill<<<1, 64>>>(x);
  int last = x[63];  // <- race
  std::printf("%d\n", last);
  cudaDeviceSynchronize();
  cudaFree(x);
}
