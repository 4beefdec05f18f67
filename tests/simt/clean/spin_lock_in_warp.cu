// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Every lane of a warp takes the same lock in turn, trying again in a loop that all can leave.
//
// finds: nothing

__global__ void Count(int* lock, volatile int* total) {
  bool done = false;
  while (!done) {
    if (atomicCAS(lock, 0, 1) == 0) {
      __threadfence();
      *total = *total + 1;
      __threadfence();
      atomicExch(lock, 0);
      done = true;
    }
  }
}

int main() {
  int *d_lock, *d_total, total = 0;
  cudaMalloc(&d_lock, sizeof(int));
  cudaMalloc(&d_total, sizeof(int));
  cudaMemset(d_lock, 0, sizeof(int));
  cudaMemset(d_total, 0, sizeof(int));
  Count<<<2, 48>>>(d_lock, d_total);
  cudaMemcpy(&total, d_total, sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(d_lock);
  cudaFree(d_total);
  return total == 96 ? 0 : 1;
}
