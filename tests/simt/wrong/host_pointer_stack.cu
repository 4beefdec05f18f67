// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The kernel writes its result to a local variable of main.
//
// finds: host-pointer-in-kernel

#include <cstdio>

__global__ void Sum(int n, int* total) {
  *total = n * (n + 1) / 2;  // <- host-pointer-in-kernel
}

int main() {
  int total = 0;
  Sum<<<1, 1>>>(10, &total);
  cudaDeviceSynchronize();
  std::printf("%d\n", total);
}
