// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Whole warps and single lanes leave at different times; barriers and votes go on without them.
//
// finds: nothing

__global__ void Shrink(int* out) {
  __shared__ int alive;
  if (threadIdx.x == 0) alive = 0;
  __syncthreads();
  if (threadIdx.x >= 96) return;
  atomicAdd(&alive, 1);
  __syncthreads();
  if (threadIdx.x % 32 >= 24) return;
  atomicAdd(&alive, 1000);
  __syncthreads();
  const unsigned mask = __ballot_sync(0x00ffffff, threadIdx.x % 2 == 0);
  if (threadIdx.x >= 32) return;
  __syncwarp(0x00ffffff);
  out[threadIdx.x] = alive + (mask == 0x00555555);
}

int main() {
  int h[24];
  int* d;
  cudaMalloc(&d, sizeof(h));
  Shrink<<<1, 128>>>(d);
  cudaMemcpy(h, d, sizeof(h), cudaMemcpyDeviceToHost);
  cudaFree(d);
  for (int value : h) {
    if (value != 72097) return 1;
  }
}
