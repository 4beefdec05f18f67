// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A device variable is copied into a local array half its size.
//
// finds: invalid-copy

__device__ float table[64];

__global__ void Fill() { table[threadIdx.x] = 1.0f; }

int main() {
  float x[32];
  Fill<<<1, 64>>>();
  cudaMemcpyFromSymbol(x, table, sizeof(table));  // <- invalid-copy
}
