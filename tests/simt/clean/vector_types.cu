// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Copies and arithmetic by float4, and by members of it.
//
// finds: nothing

#include <vector>

__global__ void Scale4(const float4* in, float4* out, float2* sums, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float4 value = in[i];
  value.x *= 2.0f;
  value.w = -value.w;
  out[i] = value;
  sums[i] = make_float2(in[i].x + in[i].y, in[i].z + in[i].w);
}

int main() {
  const int n = 50;
  std::vector<float4> in(n), out(n);
  std::vector<float2> sums(n);
  for (int i = 0; i < n; ++i) in[i] = make_float4(i, 1.0f, 2.0f, 3.0f);
  float4 *d_in, *d_out;
  float2* d_sums;
  cudaMalloc(&d_in, n * sizeof(float4));
  cudaMalloc(&d_out, n * sizeof(float4));
  cudaMalloc(&d_sums, n * sizeof(float2));
  cudaMemcpy(d_in, in.data(), n * sizeof(float4), cudaMemcpyHostToDevice);
  Scale4<<<2, 32>>>(d_in, d_out, d_sums, n);
  cudaMemcpy(out.data(), d_out, n * sizeof(float4), cudaMemcpyDeviceToHost);
  cudaMemcpy(sums.data(), d_sums, n * sizeof(float2), cudaMemcpyDeviceToHost);
  cudaFree(d_in);
  cudaFree(d_out);
  cudaFree(d_sums);
  for (int i = 0; i < n; ++i) {
    if (out[i].x != 2.0f * i || out[i].z != 2.0f || out[i].w != -3.0f) return 1;
    if (sums[i].x != i + 1.0f || sums[i].y != 5.0f) return 2;
  }
}
