// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "product.h"

#include <cuda_runtime.h>

#include "kernel.cuh"

int Product(int left, int right) {
  int* device = nullptr;
  int product = 0;
  cudaMalloc(&device, sizeof(int));
  Multiply<<<1, 1>>>(left, right, device);
  cudaMemcpy(&product, device, sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(device);
  return product;
}
