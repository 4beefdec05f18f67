// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A lock is taken and never given back.
//
// finds: hang

__global__ void Update(int* lock, int* total) {
  if (threadIdx.x % 32 == 0) {
    while (atomicCAS(lock, 0, 1) != 0) {  // <- hang
    }
    __threadfence();
    *total += 1;
  }
}

int main() {
  int *d_lock, *d_total;
  cudaMalloc(&d_lock, sizeof(int));
  cudaMalloc(&d_total, sizeof(int));
  cudaMemset(d_lock, 0, sizeof(int));
  cudaMemset(d_total, 0, sizeof(int));
  Update<<<1, 64>>>(d_lock, d_total);
  cudaDeviceSynchronize();
  cudaFree(d_lock);
  cudaFree(d_total);
}
