// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The same by a volatile flag, as programs did before atomics were cheap.
//
// finds: nothing

__global__ void Hand(int* out) {
  __shared__ volatile int value;
  __shared__ volatile int ready;
  if (threadIdx.x == 0) ready = 0;
  __syncthreads();
  if (threadIdx.x == 32) {
    value = 42;
    __threadfence_block();
    ready = 1;
  } else if (threadIdx.x == 0) {
    while (ready == 0) {
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
