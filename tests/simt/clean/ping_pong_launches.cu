// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A heat equation alternates between two arrays: the end of a launch orders the steps.
//
// finds: nothing

#include <utility>
#include <vector>

__global__ void Step(const float* in, float* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  const float left = i > 0 ? in[i - 1] : in[i], right = i + 1 < n ? in[i + 1] : in[i];
  out[i] = 0.25f * left + 0.5f * in[i] + 0.25f * right;
}

int main() {
  const int n = 300;
  std::vector<float> x(n, 1.0f);
  float *d_in, *d_out;
  cudaMalloc(&d_in, n * sizeof(float));
  cudaMalloc(&d_out, n * sizeof(float));
  cudaMemcpy(d_in, x.data(), n * sizeof(float), cudaMemcpyHostToDevice);
  for (int step = 0; step < 10; ++step) {
    Step<<<3, 128>>>(d_in, d_out, n);
    std::swap(d_in, d_out);
  }
  cudaMemcpy(x.data(), d_in, n * sizeof(float), cudaMemcpyDeviceToHost);
  cudaFree(d_in);
  cudaFree(d_out);
  for (float value : x) {
    if (value != 1.0f) return 1;
  }
}
