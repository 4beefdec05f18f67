// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include <cstdio>
#include <scale.cuh>

__device__ int calls = 40;

// Not what scale.cu has under that name.
__device__ int Index() { return 0; }

__global__ void Count() { calls += 2 + Index(); }

int main() {
  float x[kThreads], *device;
  for (int i = 0; i < kThreads; ++i) x[i] = i;
  cudaMalloc(&device, sizeof x);
  cudaMemcpy(device, x, sizeof x, cudaMemcpyHostToDevice);
  ScaleOnDevice(device, kThreads);
  Reverse<kThreads><<<1, kThreads>>>(device);
  cudaMemcpy(x, device, sizeof x, cudaMemcpyDeviceToHost);
  cudaFree(device);
  Count<<<1, 1>>>();
  int count = 0;
  cudaMemcpyFromSymbol(&count, calls, sizeof count);
  int wrong = 0;
  for (int i = 0; i < kThreads; ++i) wrong += x[i] != Expected(i);
  std::printf("%d wrong, count %d, C++ %ld, " GREETING "\n", wrong, count, __cplusplus);
  return 0;
}
