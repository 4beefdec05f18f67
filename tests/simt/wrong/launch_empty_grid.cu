// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Integer division makes a grid of no blocks.
//
// finds: ignored-launch-error

__global__ void Fill(int* x, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] = i;
}

int main() {
  const int n = 100;
  int* d_x;
  cudaMalloc(&d_x, n * sizeof(int));
  Fill<<<n / 256, 256>>>(d_x, n);  // <- ignored-launch-error
  cudaDeviceSynchronize();
  cudaFree(d_x);
}
