// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Copying an array that was never filled does not fill the copy.
//
// finds: uninitialized-read

__global__ void Sum(const int* x, int* sum) {
  int total = 0;
  for (int i = 0; i < 16; ++i) {
    total += x[i];  // <- uninitialized-read
  }
  *sum = total;
}

int main() {
  int *d_x, *d_y, *d_sum;
  cudaMalloc(&d_x, 64);
  cudaMalloc(&d_y, 64);
  cudaMalloc(&d_sum, sizeof(int));
  cudaMemcpy(d_y, d_x, 64, cudaMemcpyDeviceToDevice);
  Sum<<<1, 1>>>(d_y, d_sum);
  cudaDeviceSynchronize();
  cudaFree(d_x);
  cudaFree(d_y);
  cudaFree(d_sum);
}
