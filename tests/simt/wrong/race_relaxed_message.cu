// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A flag that is atomic but relaxed says nothing of what was written before it was raised.
//
// finds: race

#include <cuda/atomic>

__global__ void SendMessage(int* message, int* flag, int* out) {
  cuda::atomic_ref<int, cuda::thread_scope_device> ready(*flag);
  if (blockIdx.x == 0) {
    *message = 17;  // <- race
    ready.store(1, cuda::memory_order_relaxed);
  } else if (ready.load(cuda::memory_order_relaxed) == 1 || blockIdx.x == 1) {
    *out = *message;  // <- race
  }
}

int main() {
  int* x;
  cudaMalloc(&x, 3 * sizeof(int));
  cudaMemset(x, 0, 3 * sizeof(int));
  SendMessage<<<2, 1>>>(x, x + 1, x + 2);
  cudaDeviceSynchronize();
  cudaFree(x);
}
