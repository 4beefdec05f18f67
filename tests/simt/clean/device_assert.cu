// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Assertions that hold, on both sides.
//
// finds: nothing

#include <cassert>

__global__ void Fill(int* x, int n) {
  const int i = threadIdx.x;
  assert(blockDim.x >= n);
  if (i < n) {
    assert(i < n && "in range");
    x[i] = i;
  }
}

int main() {
  int h_x[20];
  int* d_x;
  cudaMalloc(&d_x, sizeof(h_x));
  Fill<<<1, 32>>>(d_x, 20);
  cudaMemcpy(h_x, d_x, sizeof(h_x), cudaMemcpyDeviceToHost);
  cudaFree(d_x);
  assert(h_x[19] == 19);
  return h_x[19] == 19 ? 0 : 1;
}
