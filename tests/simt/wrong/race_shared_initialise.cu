// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Thread 0 resets the counter while others already add to it.
//
// finds: race

__global__ void CountOdd(int* out) {
  __shared__ int count;
  if (threadIdx.x == 0) {
    count = 0;  // <- race
  }
  if (threadIdx.x % 2 == 1) {
    atomicAdd(&count, 1);  // <- race
  }
  __syncthreads();
  if (threadIdx.x == 0) *out = count;
}

int main() {
  int* d_out;
  cudaMalloc(&d_out, sizeof(int));
  CountOdd<<<1, 96>>>(d_out);
  cudaDeviceSynchronize();
  cudaFree(d_out);
}
