// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// One tile serves all steps of a loop, with a barrier before and one after its use.
//
// finds: nothing

#include <vector>

__global__ void Correlate(const float* x, float* y, int n) {
  __shared__ float tile[64];
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  float sum = 0.0f;
  for (int base = 0; base < n; base += 64) {
    tile[threadIdx.x] = base + threadIdx.x < n ? x[base + threadIdx.x] : 0.0f;
    __syncthreads();
    for (int k = 0; k < 64; ++k) sum += tile[k];
    __syncthreads();
  }
  if (i < n) y[i] = sum;
}

int main() {
  const int n = 150;
  std::vector<float> x(n, 2.0f);
  float *d_x, *d_y;
  cudaMalloc(&d_x, n * sizeof(float));
  cudaMalloc(&d_y, n * sizeof(float));
  cudaMemcpy(d_x, x.data(), n * sizeof(float), cudaMemcpyHostToDevice);
  Correlate<<<3, 64>>>(d_x, d_y, n);
  cudaMemcpy(x.data(), d_y, n * sizeof(float), cudaMemcpyDeviceToHost);
  cudaFree(d_x);
  cudaFree(d_y);
  for (float value : x) {
    if (value != 2.0f * n) return 1;
  }
}
