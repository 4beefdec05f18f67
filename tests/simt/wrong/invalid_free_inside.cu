// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// What is freed is not the start of the array.
//
// finds: invalid-free

__global__ void Fill(int* x) { x[threadIdx.x] = threadIdx.x; }

int main() {
  int* d_x;
  cudaMalloc(&d_x, 64 * sizeof(int));
  int* cursor = d_x + 32;
  Fill<<<1, 32>>>(cursor);
  cudaDeviceSynchronize();
  cudaFree(cursor);  // <- invalid-free
  cudaFree(d_x);
}
