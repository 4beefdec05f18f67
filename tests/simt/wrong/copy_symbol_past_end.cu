// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A table of nine coefficients is copied into a variable for five.
//
// finds: invalid-copy

__constant__ float taps[5];

__global__ void Use(float* y) { y[threadIdx.x] = taps[threadIdx.x % 5]; }

int main() {
  const float h_taps[9] = {};
  cudaMemcpyToSymbol(taps, h_taps, sizeof(h_taps));  // <- invalid-copy
}
