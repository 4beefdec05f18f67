// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A grid of more blocks than 65535, and blocks of 1024 threads.
//
// finds: nothing

__global__ void Mark(unsigned char* x, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) x[i] = blockDim.x / 32;
}

int main() {
  const int n = 70000 * 4;
  static unsigned char h[n];
  unsigned char* d;
  cudaMalloc(&d, n);
  Mark<<<70000, 4>>>(d, n);
  Mark<<<1, 1024>>>(d, n);
  cudaMemcpy(h, d, n, cudaMemcpyDeviceToHost);
  cudaFree(d);
  return h[1023] == 32 && h[1024] == 0 && h[n - 1] == 0 ? 0 : 1;
}
