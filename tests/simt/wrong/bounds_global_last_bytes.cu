// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// An allocation of ten bytes holds two ints and a half.
//
// finds: out-of-bounds

__global__ void Fill(int* x) {
  x[threadIdx.x] = 1;  // <- out-of-bounds
}

int main() {
  int* d_x;
  cudaMalloc(&d_x, 10);
  Fill<<<1, 3>>>(d_x);
  cudaDeviceSynchronize();
  cudaFree(d_x);
}
