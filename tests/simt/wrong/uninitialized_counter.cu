// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A counter is incremented from whatever the memory held.
//
// finds: uninitialized-read

__global__ void Count(int* total) {
  atomicAdd(total, 1);  // <- uninitialized-read
}

int main() {
  int* d_total;
  cudaMalloc(&d_total, sizeof(int));
  Count<<<2, 32>>>(d_total);
  cudaDeviceSynchronize();
  cudaFree(d_total);
}
