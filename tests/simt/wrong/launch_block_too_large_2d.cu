// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// 64 by 64 threads are more than a block may have, though each extent is allowed.
//
// finds: ignored-launch-error

__global__ void Fill(int* x) { x[threadIdx.y * 64 + threadIdx.x] = 1; }

int main() {
  int* d_x;
  cudaMalloc(&d_x, 4096 * sizeof(int));
  Fill<<<1, dim3(64, 64)>>>(d_x);  // <- ignored-launch-error
  cudaDeviceSynchronize();
  cudaFree(d_x);
}
