// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A fast thread loads the next tile while slow ones still read this one.
//
// finds: race

#include <vector>

__global__ void Correlate(const float* x, float* y, int n) {
  __shared__ float tile[64];
  float sum = 0.0f;
  for (int base = 0; base < n; base += 64) {
    tile[threadIdx.x] = x[base + threadIdx.x];  // <- race
    __syncthreads();
    for (int k = 0; k < 64; ++k) {
      sum += tile[k];  // <- race
    }
  }
  y[threadIdx.x] = sum;
}

int main() {
  const int n = 256;
  std::vector<float> x(n, 1.0f);
  float *d_x, *d_y;
  cudaMalloc(&d_x, n * sizeof(float));
  cudaMalloc(&d_y, 64 * sizeof(float));
  cudaMemcpy(d_x, x.data(), n * sizeof(float), cudaMemcpyHostToDevice);
  Correlate<<<1, 64>>>(d_x, d_y, n);
  cudaDeviceSynchronize();
  cudaFree(d_x);
  cudaFree(d_y);
}
