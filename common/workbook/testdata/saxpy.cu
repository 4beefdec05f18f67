// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A clean program: reads n from its arguments and a from its input, prints the sum of a * x + y,
// and ends with the exit code that its second argument asks for.

#include <cstdio>
#include <cstdlib>
#include <vector>

__global__ void Saxpy(int n, float a, const float* x, float* y) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = a * x[i] + y[i];
}

int main(int argc, char** argv) {
  const int n = argc > 1 ? std::atoi(argv[1]) : 1000;
  float a = 2;
  if (std::scanf("%f", &a) != 1) a = 2;
  std::vector<float> x(n, 1), y(n, 2);
  float *device_x, *device_y;
  cudaMalloc(&device_x, n * sizeof(float));
  cudaMalloc(&device_y, n * sizeof(float));
  cudaMemcpy(device_x, x.data(), n * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemcpy(device_y, y.data(), n * sizeof(float), cudaMemcpyHostToDevice);
  Saxpy<<<(n + 255) / 256, 256>>>(n, a, device_x, device_y);
  cudaMemcpy(y.data(), device_y, n * sizeof(float), cudaMemcpyDeviceToHost);
  cudaFree(device_x);
  cudaFree(device_y);
  float sum = 0;
  for (const float value : y) sum += value;
  std::printf("sum %g\n", sum);
  return argc > 2 ? std::atoi(argv[2]) : 0;
}
