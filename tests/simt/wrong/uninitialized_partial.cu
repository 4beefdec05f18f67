// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The copy counts elements where it should count bytes: a quarter arrives.
//
// finds: uninitialized-read

#include <vector>

__global__ void Double(const float* x, float* y) {
  y[threadIdx.x] = 2.0f * x[threadIdx.x];  // <- uninitialized-read
}

int main() {
  std::vector<float> x(64, 1.0f);
  float *d_x, *d_y;
  cudaMalloc(&d_x, 64 * sizeof(float));
  cudaMalloc(&d_y, 64 * sizeof(float));
  cudaMemcpy(d_x, x.data(), 64, cudaMemcpyHostToDevice);
  Double<<<1, 64>>>(d_x, d_y);
  cudaDeviceSynchronize();
  cudaFree(d_x);
  cudaFree(d_y);
}
