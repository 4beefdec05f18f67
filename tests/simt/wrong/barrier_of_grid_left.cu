// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A block returns before the barrier of the grid.
//
// finds: divergent-barrier

#include <cooperative_groups.h>

__global__ void Work(int* x, int n) {
  const auto grid = cooperative_groups::this_grid();
  const int i = grid.thread_rank();
  if (i >= n) return;
  x[i] = 1;
  grid.sync();  // <- divergent-barrier
  x[i] += x[n - 1 - i];
}

int main() {
  int n = 64, *x;
  cudaMalloc(&x, n * sizeof(int));
  void* arguments[] = {&x, &n};
  cudaLaunchCooperativeKernel((void*)Work, 3, 32, arguments, 0, 0);
  cudaDeviceSynchronize();
}
