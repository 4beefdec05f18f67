// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The launch asks for more shared memory than a kernel gets without opting in.
//
// finds: ignored-launch-error

__global__ void Fill(int* x) {
  extern __shared__ int tile[];
  tile[threadIdx.x] = 1;
  x[threadIdx.x] = tile[threadIdx.x];
}

int main() {
  int* d_x;
  cudaMalloc(&d_x, 32 * sizeof(int));
  Fill<<<1, 32, 100 * 1024>>>(d_x);  // <- ignored-launch-error
  cudaDeviceSynchronize();
  cudaFree(d_x);
}
