// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The blocks of a launch with <<<>>> cannot wait for each other.
//
// finds: assert

#include <cooperative_groups.h>

__global__ void Work(int* x) {
  x[blockIdx.x] = 1;
  cooperative_groups::this_grid().sync();  // <- assert
}

int main() {
  int* x;
  cudaMalloc(&x, 4 * sizeof(int));
  Work<<<4, 1>>>(x);
  cudaDeviceSynchronize();
}
