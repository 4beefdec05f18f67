// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// All threads wait for a flag that nobody raises.
//
// finds: hang

__global__ void Wait(volatile int* flag, int* out) {
  while (*flag == 0) {  // <- hang
  }
  out[threadIdx.x] = 1;
}

int main() {
  int *d_flag, *d_out;
  cudaMalloc(&d_flag, sizeof(int));
  cudaMalloc(&d_out, 32 * sizeof(int));
  cudaMemset(d_flag, 0, sizeof(int));
  Wait<<<1, 32>>>(d_flag, d_out);
  cudaDeviceSynchronize();
  cudaFree(d_flag);
  cudaFree(d_out);
}
