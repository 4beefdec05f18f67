// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Threads add to one number of 16 bits without an atomic operation; its neighbour is left alone.
//
// finds: race

#include <cuda_fp16.h>

__global__ void Sum(const half* x, half* sum) {
  sum[0] += x[threadIdx.x];  // <- race
}

int main() {
  half *x, *sum;
  cudaMalloc(&x, 32 * sizeof(half));
  cudaMalloc(&sum, 2 * sizeof(half));
  cudaMemset(x, 0, 32 * sizeof(half));
  cudaMemset(sum, 0, 2 * sizeof(half));
  Sum<<<1, 32>>>(x, sum);
  cudaDeviceSynchronize();
  cudaFree(x);
  cudaFree(sum);
}
