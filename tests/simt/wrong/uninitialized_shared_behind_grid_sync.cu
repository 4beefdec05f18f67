// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// What a block has in its shared memory is not what another has written there.
//
// finds: uninitialized-read

#include <cooperative_groups.h>

__global__ void Work(int* x) {
  __shared__ int value;
  if (blockIdx.x == 0) value = 3;
  cooperative_groups::this_grid().sync();
  x[blockIdx.x] = value;  // <- uninitialized-read
}

int main() {
  int* x;
  cudaMalloc(&x, 4 * sizeof(int));
  void* arguments[] = {&x};
  cudaLaunchCooperativeKernel((void*)Work, 4, 1, arguments, 0, 0);
  cudaDeviceSynchronize();
  cudaFree(x);
}
