// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Coefficients in constant memory: one set by its initialiser, one by a copy.
//
// finds: nothing

#include <vector>

__constant__ float taps[3];
__constant__ float scale = 0.25f;

__global__ void Filter(const float* x, float* y, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float sum = 0.0f;
  for (int k = -1; k <= 1; ++k) {
    const int at = min(max(i + k, 0), n - 1);
    sum += taps[k + 1] * x[at];
  }
  y[i] = scale * sum;
}

int main() {
  const int n = 100;
  const float h_taps[3] = {1.0f, 2.0f, 1.0f};
  std::vector<float> x(n, 3.0f);
  float *d_x, *d_y;
  cudaMalloc(&d_x, n * sizeof(float));
  cudaMalloc(&d_y, n * sizeof(float));
  cudaMemcpy(d_x, x.data(), n * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemcpyToSymbol(taps, h_taps, sizeof(h_taps));
  Filter<<<2, 64>>>(d_x, d_y, n);
  cudaMemcpy(x.data(), d_y, n * sizeof(float), cudaMemcpyDeviceToHost);
  cudaFree(d_x);
  cudaFree(d_y);
  for (float value : x) {
    if (value != 3.0f) return 1;
  }
}
