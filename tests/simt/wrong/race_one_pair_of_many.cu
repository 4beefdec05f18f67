// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Of a thousand blocks only two share an element.
//
// finds: race

__global__ void Fill(int* x, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  x[i == 20000 ? 7 : i] = i;  // <- race
}

int main() {
  const int n = 1000 * 32;
  int* d_x;
  cudaMalloc(&d_x, n * sizeof(int));
  Fill<<<n / 32, 32>>>(d_x, n);
  cudaDeviceSynchronize();
  cudaFree(d_x);
}
