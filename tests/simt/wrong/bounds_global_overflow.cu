// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A row of a large matrix is found by int arithmetic that overflows to a negative index.
//
// finds: out-of-bounds

#include <climits>

__global__ void Touch(char* x, int rows, int pitch) {
  const int row = threadIdx.x;
  if (row < rows) {
    const unsigned offset = static_cast<unsigned>(row) * static_cast<unsigned>(pitch);
    x[static_cast<int>(offset)] = 1;  // <- out-of-bounds
  }
}

int main() {
  char* d_x;
  const int rows = 3, pitch = 0x50000000;
  cudaMalloc(&d_x, static_cast<size_t>(rows) * pitch);
  Touch<<<1, 32>>>(d_x, rows, pitch);
  cudaDeviceSynchronize();
  cudaFree(d_x);
}
