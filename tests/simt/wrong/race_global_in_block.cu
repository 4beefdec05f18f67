// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Inside one block the shifted array is written in place.
//
// finds: race

__global__ void ShiftLeft(int* x, int n) {
  const int i = threadIdx.x;
  if (i + 1 < n) {
    x[i] = x[i + 1];  // <- race
  }
}

int main() {
  int h_x[96] = {};
  int* d_x;
  cudaMalloc(&d_x, sizeof(h_x));
  cudaMemcpy(d_x, h_x, sizeof(h_x), cudaMemcpyHostToDevice);
  ShiftLeft<<<1, 96>>>(d_x, 96);
  cudaDeviceSynchronize();
  cudaFree(d_x);
}
