// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The host reads pinned memory while the copy into it may still be under way.
//
// finds: race

#include <cstdio>

__global__ void Fill(int* x) { x[threadIdx.x] = threadIdx.x; }

int main() {
  int *h_x, *d_x;
  cudaMallocHost(&h_x, 64 * sizeof(int));
  cudaMalloc(&d_x, 64 * sizeof(int));
  cudaStream_t stream;
  cudaStreamCreate(&stream);
  Fill<<<1, 64, 0, stream>>>(d_x);
  cudaMemcpyAsync(h_x, d_x, 64 * sizeof(int), cudaMemcpyDeviceToHost, stream);  // <- race
  int last = h_x[63];                                                           // <- race
  std::printf("%d\n", last);
  cudaStreamSynchronize(stream);
  cudaStreamDestroy(stream);
  cudaFreeHost(h_x);
  cudaFree(d_x);
}
