// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Shared memory does not keep what an earlier block left in it.
//
// finds: uninitialized-read

__global__ void Accumulate(int* out) {
  __shared__ int total;
  if (threadIdx.x == 0 && blockIdx.x == 0) total = 0;
  __syncthreads();
  atomicAdd(&total, 1);  // <- uninitialized-read
  __syncthreads();
  if (threadIdx.x == 0 && blockIdx.x == 0) *out = total;
}

int main() {
  int* d_out;
  cudaMalloc(&d_out, sizeof(int));
  Accumulate<<<4, 32>>>(d_out);
  cudaDeviceSynchronize();
  cudaFree(d_out);
}
