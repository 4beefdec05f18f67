// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Memory of malloc is handed to cudaFree.
//
// finds: invalid-free

#include <cstdlib>

int main() {
  int* h_x = static_cast<int*>(std::malloc(64 * sizeof(int)));
  cudaFree(h_x);  // <- invalid-free
  std::free(h_x);
}
