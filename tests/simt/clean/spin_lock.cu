// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// One thread of each warp takes a lock, with fences around what it protects.
//
// finds: nothing

struct Lock {
  int* state;
  __device__ void Acquire() {
    while (atomicCAS(state, 0, 1) != 0) {
    }
    __threadfence();
  }
  __device__ void Release() {
    __threadfence();
    atomicExch(state, 0);
  }
};

__global__ void Count(Lock lock, volatile int* total) {
  if (threadIdx.x % 32 == 0) {
    lock.Acquire();
    *total = *total + 1;
    lock.Release();
  }
}

int main() {
  int *d_state, *d_total, total = 0;
  cudaMalloc(&d_state, sizeof(int));
  cudaMalloc(&d_total, sizeof(int));
  cudaMemset(d_state, 0, sizeof(int));
  cudaMemset(d_total, 0, sizeof(int));
  Count<<<1, 256>>>(Lock{d_state}, d_total);
  cudaMemcpy(&total, d_total, sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(d_state);
  cudaFree(d_total);
  return total == 8 ? 0 : 1;
}
