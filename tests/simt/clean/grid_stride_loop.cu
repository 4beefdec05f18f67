// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// One kernel, right for any length with any grid.
//
// finds: nothing

#include <vector>

__global__ void Saxpy(float a, const float* x, float* y, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) {
    y[i] = a * x[i] + y[i];
  }
}

int main() {
  for (int n : {0, 1, 31, 32, 33, 1000}) {
    for (int blocks : {1, 3, 16}) {
      std::vector<float> x(n, 2.0f), y(n, 1.0f);
      float *d_x = nullptr, *d_y = nullptr;
      cudaMalloc(&d_x, n * sizeof(float));
      cudaMalloc(&d_y, n * sizeof(float));
      cudaMemcpy(d_x, x.data(), n * sizeof(float), cudaMemcpyHostToDevice);
      cudaMemcpy(d_y, y.data(), n * sizeof(float), cudaMemcpyHostToDevice);
      Saxpy<<<blocks, 64>>>(3.0f, d_x, d_y, n);
      cudaMemcpy(y.data(), d_y, n * sizeof(float), cudaMemcpyDeviceToHost);
      cudaFree(d_x);
      cudaFree(d_y);
      for (float value : y) {
        if (value != 7.0f) return 1;
      }
    }
  }
}
