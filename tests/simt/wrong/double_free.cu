// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Two pointers name one array, and both are freed.
//
// finds: invalid-free

int main() {
  int* d_x;
  cudaMalloc(&d_x, 64 * sizeof(int));
  int* d_alias = d_x;
  cudaFree(d_x);
  cudaFree(d_alias);  // <- invalid-free
}
