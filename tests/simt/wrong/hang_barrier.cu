// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// One warp waits at a barrier for another, which waits for what comes after the barrier.
//
// finds: hang

__global__ void Handshake(int* out) {
  __shared__ int ready;
  if (threadIdx.x == 0) ready = 0;
  __syncthreads();
  if (threadIdx.x < 32) {
    __syncthreads();
    if (threadIdx.x == 0) atomicExch(&ready, 1);
  } else {
    while (atomicAdd(&ready, 0) == 0) {  // <- hang
    }
    __syncthreads();
  }
  out[threadIdx.x] = ready;
}

int main() {
  int* d_out;
  cudaMalloc(&d_out, 64 * sizeof(int));
  Handshake<<<1, 64>>>(d_out);
  cudaDeviceSynchronize();
  cudaFree(d_out);
}
