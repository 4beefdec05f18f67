// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Every thread that finds something writes it to the same variable.
//
// finds: race

#include <vector>

__global__ void Find(const int* x, int value, int* where) {
  __shared__ int found;
  if (threadIdx.x == 0) found = -1;
  __syncthreads();
  if (x[threadIdx.x] == value) {
    found = threadIdx.x;  // <- race
  }
  __syncthreads();
  if (threadIdx.x == 0) *where = found;
}

int main() {
  std::vector<int> x(128);
  for (int i = 0; i < 128; ++i) x[i] = i % 50;
  int *d_x, *d_where;
  cudaMalloc(&d_x, 128 * sizeof(int));
  cudaMalloc(&d_where, sizeof(int));
  cudaMemcpy(d_x, x.data(), 128 * sizeof(int), cudaMemcpyHostToDevice);
  Find<<<1, 128>>>(d_x, 7, d_where);
  cudaDeviceSynchronize();
  cudaFree(d_x);
  cudaFree(d_where);
}
