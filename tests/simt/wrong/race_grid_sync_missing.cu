// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Of the two barriers of the grid that a round needs one is missing: a block writes what another
// may still read.
//
// finds: race

#include <cooperative_groups.h>

__global__ void Shift(int* x, int n) {
  const auto grid = cooperative_groups::this_grid();
  const int i = grid.thread_rank();
  for (int round = 0; round < 3; ++round) {
    const int left = x[(i + n - 1) % n];  // <- race
    x[i] = left;                          // <- race
    grid.sync();
  }
}

int main() {
  int n = 96, *x;
  cudaMalloc(&x, n * sizeof(int));
  cudaMemset(x, 0, n * sizeof(int));
  void* arguments[] = {&x, &n};
  cudaLaunchCooperativeKernel(Shift, 3, 32, arguments);
  cudaDeviceSynchronize();
  cudaFree(x);
}
