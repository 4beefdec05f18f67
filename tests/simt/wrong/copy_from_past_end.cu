// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// More is copied from the device than the array has.
//
// finds: invalid-copy

#include <vector>

int main() {
  std::vector<int> x(300);
  int* d_x;
  cudaMalloc(&d_x, 256 * sizeof(int));
  cudaMemset(d_x, 0, 256 * sizeof(int));
  cudaMemcpy(x.data(), d_x, 300 * sizeof(int), cudaMemcpyDeviceToHost);  // <- invalid-copy
  cudaFree(d_x);
}
