// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// More is copied to the device than was allocated there.
//
// finds: invalid-copy

#include <vector>

int main() {
  std::vector<float> x(256, 1.0f);
  float* d_x;
  cudaMalloc(&d_x, 200 * sizeof(float));
  cudaMemcpy(d_x, x.data(), 256 * sizeof(float), cudaMemcpyHostToDevice);  // <- invalid-copy
  cudaFree(d_x);
}
