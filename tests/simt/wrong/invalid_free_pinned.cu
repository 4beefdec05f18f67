// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Pinned host memory is freed as if it were device memory.
//
// finds: invalid-free

int main() {
  int* h_x;
  cudaMallocHost(&h_x, 64 * sizeof(int));
  h_x[0] = 1;
  cudaFree(h_x);  // <- invalid-free
  cudaFreeHost(h_x);
}
