// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// malloc was given a number of elements instead of bytes; the copy reads past its block.
//
// finds: invalid-copy

int main() {
  const int n = 1000;
  float* x = static_cast<float*>(malloc(n));
  for (int i = 0; i < n / 4; ++i) x[i] = 1.0f;
  float* d_x;
  cudaMalloc(&d_x, n * sizeof(float));
  cudaMemcpy(d_x, x, n * sizeof(float), cudaMemcpyHostToDevice);  // <- invalid-copy
  cudaFree(d_x);
  free(x);
}
