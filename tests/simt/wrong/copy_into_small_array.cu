// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A local array has no room for the last element.
//
// finds: invalid-copy

__global__ void Fill(int* x) { x[threadIdx.x] = threadIdx.x; }

int main() {
  int x[100];
  int* d_x;
  cudaMalloc(&d_x, 101 * sizeof(int));
  Fill<<<1, 101>>>(d_x);
  cudaMemcpy(x, d_x, 101 * sizeof(int), cudaMemcpyDeviceToHost);  // <- invalid-copy
  cudaFree(d_x);
}
