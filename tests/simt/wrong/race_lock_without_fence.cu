// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A lock of relaxed atomics excludes, but does not make the protected writes visible.
//
// finds: race

__global__ void Count(int* lock, int* total) {
  if (threadIdx.x != 0) return;
  while (atomicCAS(lock, 0, 1) != 0) {
  }
  *total = *total + 1;  // <- race
  atomicExch(lock, 0);
}

int main() {
  int *d_lock, *d_total;
  cudaMalloc(&d_lock, sizeof(int));
  cudaMalloc(&d_total, sizeof(int));
  cudaMemset(d_lock, 0, sizeof(int));
  cudaMemset(d_total, 0, sizeof(int));
  Count<<<4, 32>>>(d_lock, d_total);
  cudaDeviceSynchronize();
  cudaFree(d_lock);
  cudaFree(d_total);
}
