// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The result is copied from an array that was just freed.
//
// finds: use-after-free

__global__ void Fill(int* x) { x[threadIdx.x] = threadIdx.x; }

int main() {
  int h_x[64];
  int* d_x;
  cudaMalloc(&d_x, 64 * sizeof(int));
  Fill<<<1, 64>>>(d_x);
  cudaFree(d_x);
  cudaMemcpy(h_x, d_x, 64 * sizeof(int), cudaMemcpyDeviceToHost);  // <- use-after-free
}
