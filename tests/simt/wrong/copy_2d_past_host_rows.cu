// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The host's matrix has one row less than is copied to the device.
//
// finds: invalid-copy

#include <vector>

int main() {
  constexpr int kRows = 5, kColumns = 33;
  std::vector<float> x((kRows - 1) * kColumns, 1.0f);
  float* d_x;
  size_t pitch;
  cudaMallocPitch(&d_x, &pitch, kColumns * sizeof(float), kRows);
  cudaMemcpy2D(d_x, pitch, x.data(), kColumns * sizeof(float),  // <- invalid-copy
               kColumns * sizeof(float), kRows, cudaMemcpyHostToDevice);
  cudaFree(d_x);
}
