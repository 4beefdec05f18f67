// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A copy within the host goes past the end of its destination.
//
// finds: invalid-copy

#include <vector>

int main() {
  std::vector<double> x(64, 1.0), y(63);
  const size_t bytes = x.size() * sizeof(double);
  cudaMemcpy(y.data(), x.data(), bytes, cudaMemcpyHostToHost);  // <- invalid-copy
}
