// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// cudaMemset clears more bytes than there are.
//
// finds: invalid-copy

int main() {
  int* d_x;
  cudaMalloc(&d_x, 100);
  cudaMemset(d_x, 0, 100 * sizeof(int));  // <- invalid-copy
  cudaFree(d_x);
}
