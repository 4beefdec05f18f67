// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A kernel copies records with memcpy, one more than there are.
//
// finds: out-of-bounds

#include <cstring>

struct Record {
  int key;
  float values[15];
};

__global__ void Duplicate(const Record* from, Record* to, int n) {
  for (int i = threadIdx.x; i <= n; i += blockDim.x) {
    memcpy(&to[i], &from[i], sizeof(Record));  // <- out-of-bounds
  }
}

int main() {
  const int n = 100;
  Record *from, *to;
  cudaMalloc(&from, n * sizeof(Record));
  cudaMalloc(&to, n * sizeof(Record));
  cudaMemset(from, 0, n * sizeof(Record));
  Duplicate<<<1, 32>>>(from, to, n);
  cudaDeviceSynchronize();
  cudaFree(from);
  cudaFree(to);
}
