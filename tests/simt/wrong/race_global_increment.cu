// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// All threads of all blocks count with a plain increment.
//
// finds: race

__global__ void Count(int* total) {
  *total += 1;  // <- race
}

int main() {
  int* d_total;
  cudaMalloc(&d_total, sizeof(int));
  cudaMemset(d_total, 0, sizeof(int));
  Count<<<4, 64>>>(d_total);
  cudaDeviceSynchronize();
  cudaFree(d_total);
}
