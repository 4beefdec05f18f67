// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A recursion without end.
//
// finds: crash

__device__ int Depth(volatile int* x, int n) {
  return n < 0 ? 0 : Depth(x, n + *x) + *x;  // <- crash
}

__global__ void Recurse(int* x) { x[0] = Depth(x, 0); }

int main() {
  int* d_x;
  cudaMalloc(&d_x, sizeof(int));
  cudaMemset(d_x, 0, sizeof(int));
  Recurse<<<1, 1>>>(d_x);
  cudaDeviceSynchronize();
  cudaFree(d_x);
}
