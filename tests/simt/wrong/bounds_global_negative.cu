// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A stencil reads the left neighbour of the first element.
//
// finds: out-of-bounds

#include <vector>

__global__ void Difference(const float* x, float* y, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    y[i] = x[i] - x[i - 1];  // <- out-of-bounds
  }
}

int main() {
  const int n = 256;
  std::vector<float> x(n, 1.0f);
  float *d_x, *d_y;
  cudaMalloc(&d_x, n * sizeof(float));
  cudaMalloc(&d_y, n * sizeof(float));
  cudaMemcpy(d_x, x.data(), n * sizeof(float), cudaMemcpyHostToDevice);
  Difference<<<1, 256>>>(d_x, d_y, n);
  cudaDeviceSynchronize();
  cudaFree(d_x);
  cudaFree(d_y);
}
