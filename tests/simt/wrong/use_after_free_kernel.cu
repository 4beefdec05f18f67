// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The array is freed before the second launch uses it.
//
// finds: use-after-free

__global__ void Increment(int* x) {
  x[threadIdx.x] += 1;  // <- use-after-free
}

int main() {
  int* d_x;
  cudaMalloc(&d_x, 64 * sizeof(int));
  cudaMemset(d_x, 0, 64 * sizeof(int));
  Increment<<<1, 64>>>(d_x);
  cudaFree(d_x);
  Increment<<<1, 64>>>(d_x);
  cudaDeviceSynchronize();
}
