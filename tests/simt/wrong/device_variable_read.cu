// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The host reads its shadow of a __device__ variable instead of copying the variable.
//
// finds: device-pointer-on-host

#include <cstdio>

__device__ int total;

__global__ void Count() { atomicAdd(&total, 1); }

int main() {
  Count<<<1, 32>>>();
  cudaDeviceSynchronize();
  int result = total;  // <- device-pointer-on-host
  std::printf("%d\n", result);
}
