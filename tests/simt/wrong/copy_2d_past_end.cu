// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// More rows are copied than the pitched matrix has.
//
// finds: invalid-copy

#include <vector>

int main() {
  std::vector<float> m(10 * 20, 1.0f);
  float* d_m;
  size_t pitch;
  cudaMallocPitch(&d_m, &pitch, 20 * sizeof(float), 9);
  cudaMemcpy2D(d_m, pitch, m.data(), 80, 80, 10, cudaMemcpyHostToDevice);  // <- invalid-copy
  cudaFree(d_m);
}
