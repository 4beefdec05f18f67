// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The input is sent to the device with the direction of the way back.
//
// finds: invalid-copy

#include <vector>

int main() {
  std::vector<int> x(64, 1);
  int* d_x;
  cudaMalloc(&d_x, 64 * sizeof(int));
  cudaMemcpy(d_x, x.data(), 64 * sizeof(int), cudaMemcpyDeviceToHost);  // <- invalid-copy
  cudaFree(d_x);
}
