// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Reverses an array within each block, but forgets the barrier between writing the tile and reading
// it; ends with exit code 5.

#include <cstdio>

constexpr int kBlock = 256;

__global__ void ReverseBlocks(const float* in, float* out) {
  __shared__ float tile[kBlock];
  const int i = blockIdx.x * kBlock + threadIdx.x;
  tile[threadIdx.x] = in[i];
  out[i] = tile[kBlock - 1 - threadIdx.x];
}

int main() {
  constexpr int kSize = 4 * kBlock;
  float values[kSize];
  for (int i = 0; i < kSize; ++i) values[i] = i;
  float *in, *out;
  cudaMalloc(&in, sizeof values);
  cudaMalloc(&out, sizeof values);
  cudaMemcpy(in, values, sizeof values, cudaMemcpyHostToDevice);
  ReverseBlocks<<<kSize / kBlock, kBlock>>>(in, out);
  cudaMemcpy(values, out, sizeof values, cudaMemcpyDeviceToHost);
  std::printf("the first of them is %g\n", values[0]);
  cudaFree(in);
  cudaFree(out);
  return 5;
}
