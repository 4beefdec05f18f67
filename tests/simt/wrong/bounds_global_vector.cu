// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The array is copied four floats at a time, but its length is no multiple of four.
//
// finds: out-of-bounds

#include <vector>

__global__ void Copy4(const float4* in, float4* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < (n + 3) / 4) {
    out[i] = in[i];  // <- out-of-bounds
  }
}

int main() {
  const int n = 1001;
  std::vector<float> x(n, 1.0f);
  float *d_x, *d_y;
  cudaMalloc(&d_x, n * sizeof(float));
  cudaMalloc(&d_y, n * sizeof(float));
  cudaMemcpy(d_x, x.data(), n * sizeof(float), cudaMemcpyHostToDevice);
  Copy4<<<1, 256>>>(reinterpret_cast<float4*>(d_x), reinterpret_cast<float4*>(d_y), n);
  cudaDeviceSynchronize();
  cudaFree(d_x);
  cudaFree(d_y);
}
