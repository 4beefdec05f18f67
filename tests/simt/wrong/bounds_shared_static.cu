// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The tile has room for the block but not for the halo at its right.
//
// finds: out-of-bounds

#include <vector>

__global__ void Smooth(const float* x, float* y, int n) {
  __shared__ float tile[129];
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  tile[threadIdx.x + 1] = i < n ? x[i] : 0.0f;
  if (threadIdx.x == 0) tile[0] = i > 0 ? x[i - 1] : 0.0f;
  if (threadIdx.x == blockDim.x - 1) {
    tile[threadIdx.x + 2] = i + 1 < n ? x[i + 1] : 0.0f;  // <- out-of-bounds
  }
  __syncthreads();
  if (i < n) y[i] = tile[threadIdx.x] + tile[threadIdx.x + 1];
}

int main() {
  const int n = 512;
  std::vector<float> x(n, 1.0f);
  float *d_x, *d_y;
  cudaMalloc(&d_x, n * sizeof(float));
  cudaMalloc(&d_y, n * sizeof(float));
  cudaMemcpy(d_x, x.data(), n * sizeof(float), cudaMemcpyHostToDevice);
  Smooth<<<n / 128, 128>>>(d_x, d_y, n);
  cudaDeviceSynchronize();
  cudaFree(d_x);
  cudaFree(d_y);
}
