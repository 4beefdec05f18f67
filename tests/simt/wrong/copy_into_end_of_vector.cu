// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The copy begins inside the host's vector and goes on past its end.
//
// finds: invalid-copy

#include <vector>

__global__ void Fill(float* x) { x[threadIdx.x] = 1.0f; }

int main() {
  std::vector<float> x(200);
  float* d_x;
  cudaMalloc(&d_x, 128 * sizeof(float));
  Fill<<<1, 128>>>(d_x);
  cudaMemcpy(x.data() + 100, d_x, 128 * sizeof(float), cudaMemcpyDeviceToHost);  // <- invalid-copy
  cudaFree(d_x);
}
