// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A table in a __device__ variable is written past its end through a pointer.
//
// finds: out-of-bounds

__device__ int table[64];

__device__ void Store(int* base, int i, int value) {
  base[i] = value;  // <- out-of-bounds
}

__global__ void Build() { Store(table, threadIdx.x + 1, threadIdx.x); }

int main() {
  Build<<<1, 64>>>();
  cudaDeviceSynchronize();
}
