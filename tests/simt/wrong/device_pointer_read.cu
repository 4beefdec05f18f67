// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The host prints a result without copying it back.
//
// finds: device-pointer-on-host

#include <cstdio>

__global__ void Fill(int* x) { x[threadIdx.x] = threadIdx.x; }

int main() {
  int* d_x;
  cudaMalloc(&d_x, 32 * sizeof(int));
  Fill<<<1, 32>>>(d_x);
  cudaDeviceSynchronize();
  int last = d_x[31];  // <- device-pointer-on-host
  std::printf("%d\n", last);
  cudaFree(d_x);
}
