// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// One warp waits for another inside a block, by an atomic flag with fences.
//
// finds: nothing

__global__ void Hand(int* out) {
  __shared__ int value;
  __shared__ int ready;
  if (threadIdx.x == 0) ready = 0;
  __syncthreads();
  if (threadIdx.x == 32) {
    value = 42;
    __threadfence_block();
    atomicExch(&ready, 1);
  } else if (threadIdx.x == 0) {
    while (atomicAdd(&ready, 0) == 0) {
    }
    __threadfence_block();
    *out = value;
  }
}

int main() {
  int h_out = 0;
  int* d_out;
  cudaMalloc(&d_out, sizeof(int));
  Hand<<<1, 64>>>(d_out);
  cudaMemcpy(&h_out, d_out, sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(d_out);
  return h_out == 42 ? 0 : 1;
}
