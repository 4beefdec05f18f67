// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The last block has threads without an element, and no guard holds them back.
//
// finds: out-of-bounds

#include <cstdio>
#include <vector>

__global__ void Scale(float* y, float a) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  y[i] *= a;  // <- out-of-bounds
}

int main() {
  const int n = 1000;
  std::vector<float> y(n, 1.0f);
  float* d_y;
  cudaMalloc(&d_y, n * sizeof(float));
  cudaMemcpy(d_y, y.data(), n * sizeof(float), cudaMemcpyHostToDevice);
  Scale<<<(n + 255) / 256, 256>>>(d_y, 2.0f);
  cudaMemcpy(y.data(), d_y, n * sizeof(float), cudaMemcpyDeviceToHost);
  std::printf("%g\n", y[n - 1]);
  cudaFree(d_y);
}
