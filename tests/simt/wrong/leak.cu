// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The second array is never freed.
//
// finds: leak

__global__ void Copy(const int* x, int* y) { y[threadIdx.x] = x[threadIdx.x]; }

int main() {
  int *d_x, *d_y;
  cudaMalloc(&d_x, 64 * sizeof(int));
  cudaMalloc(&d_y, 64 * sizeof(int));  // <- leak
  cudaMemset(d_x, 0, 64 * sizeof(int));
  Copy<<<1, 64>>>(d_x, d_y);
  cudaDeviceSynchronize();
  cudaFree(d_x);
}
