// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A device-side assertion about the input does not hold.
//
// finds: assert

#include <cassert>

__global__ void Invert(float* x) {
  assert(x[threadIdx.x] != 0.0f);  // <- assert
  x[threadIdx.x] = 1.0f / x[threadIdx.x];
}

int main() {
  float* d_x;
  cudaMalloc(&d_x, 32 * sizeof(float));
  cudaMemset(d_x, 0, 32 * sizeof(float));
  Invert<<<1, 32>>>(d_x);
  cudaDeviceSynchronize();
  cudaFree(d_x);
}
