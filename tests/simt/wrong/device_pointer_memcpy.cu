// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The result is fetched with memcpy instead of cudaMemcpy.
//
// finds: device-pointer-on-host

#include <cstdio>
#include <cstring>

__global__ void Fill(int* x) { x[threadIdx.x] = threadIdx.x; }

int main(int argc, char**) {
  int h_x[256];
  int* d_x;
  cudaMalloc(&d_x, sizeof(h_x));
  Fill<<<1, 256>>>(d_x);
  cudaDeviceSynchronize();
  std::memcpy(h_x, d_x, 256 * sizeof(int));  // <- device-pointer-on-host
  std::printf("%d\n", h_x[argc]);
  cudaFree(d_x);
}
