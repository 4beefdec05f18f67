// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// One side of the counter is atomic, the other reads it plainly at the same time.
//
// finds: race

__global__ void Progress(int* done, int* seen) {
  atomicAdd(done, 1);                                   // <- race
  seen[blockIdx.x * blockDim.x + threadIdx.x] = *done;  // <- race
}

int main() {
  int *d_done, *d_seen;
  cudaMalloc(&d_done, sizeof(int));
  cudaMalloc(&d_seen, 128 * sizeof(int));
  cudaMemset(d_done, 0, sizeof(int));
  Progress<<<2, 64>>>(d_done, d_seen);
  cudaDeviceSynchronize();
  cudaFree(d_done);
  cudaFree(d_seen);
}
