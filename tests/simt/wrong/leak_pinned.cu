// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Pinned host memory is never given back.
//
// finds: leak

int main() {
  float* h_x;
  cudaMallocHost(&h_x, 256 * sizeof(float));  // <- leak
  h_x[0] = 1.0f;
  return h_x[0] == 1.0f ? 0 : 1;
}
