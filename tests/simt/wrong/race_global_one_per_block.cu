// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// One thread of each block adds to a sum: few threads, but still more than one.
//
// finds: race

__global__ void Sum(float* total) {
  if (threadIdx.x == 0) {
    *total = *total + 1.0f;  // <- race
  }
}

int main() {
  float* d_total;
  cudaMalloc(&d_total, sizeof(float));
  cudaMemset(d_total, 0, sizeof(float));
  Sum<<<8, 64>>>(d_total);
  cudaDeviceSynchronize();
  cudaFree(d_total);
}
