// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Each block takes a lock, but not the same one.
//
// finds: race

__global__ void Count(int* locks, int* total) {
  if (threadIdx.x != 0) return;
  int* lock = &locks[blockIdx.x % 2];
  while (atomicCAS(lock, 0, 1) != 0) {
  }
  __threadfence();
  *total = *total + 1;  // <- race
  __threadfence();
  atomicExch(lock, 0);
}

int main() {
  int *d_locks, *d_total;
  cudaMalloc(&d_locks, 2 * sizeof(int));
  cudaMalloc(&d_total, sizeof(int));
  cudaMemset(d_locks, 0, 2 * sizeof(int));
  cudaMemset(d_total, 0, sizeof(int));
  Count<<<4, 32>>>(d_locks, d_total);
  cudaDeviceSynchronize();
  cudaFree(d_locks);
  cudaFree(d_total);
}
