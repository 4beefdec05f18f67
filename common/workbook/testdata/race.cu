// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Counts even and odd numbers with plain increments, and ends with exit code 5.

#include <cstdio>

__global__ void CountParity(const int* numbers, int n, int* counts) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) counts[numbers[i] % 2] += 1;
}

int main() {
  int numbers[1000], counts[2] = {0, 0};
  for (int i = 0; i < 1000; ++i) numbers[i] = i;
  int *device_numbers, *device_counts;
  cudaMalloc(&device_numbers, sizeof numbers);
  cudaMalloc(&device_counts, sizeof counts);
  cudaMemcpy(device_numbers, numbers, sizeof numbers, cudaMemcpyHostToDevice);
  cudaMemset(device_counts, 0, sizeof counts);
  CountParity<<<4, 256>>>(device_numbers, 1000, device_counts);
  cudaMemcpy(counts, device_counts, sizeof counts, cudaMemcpyDeviceToHost);
  std::printf("%d even\n", counts[0]);
  cudaFree(device_numbers);
  cudaFree(device_counts);
  return 5;
}
