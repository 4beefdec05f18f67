// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A new array of the same size is made; the old pointer does not name it.
//
// finds: use-after-free

__global__ void Fill(int* x) {
  x[threadIdx.x] = threadIdx.x;  // <- use-after-free
}

int main() {
  int *d_old, *d_new;
  cudaMalloc(&d_old, 4096);
  cudaFree(d_old);
  cudaMalloc(&d_new, 4096);
  Fill<<<1, 64>>>(d_old);
  cudaDeviceSynchronize();
  cudaFree(d_new);
}
