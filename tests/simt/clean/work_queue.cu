// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Blocks take pieces of work from a common counter until there is none left.
//
// finds: nothing

#include <vector>

__global__ void Work(int* next, int pieces, const int* x, int* y) {
  __shared__ int piece;
  while (true) {
    __syncthreads();
    if (threadIdx.x == 0) piece = atomicAdd(next, 1);
    __syncthreads();
    if (piece >= pieces) return;
    const int i = piece * blockDim.x + threadIdx.x;
    y[i] = 2 * x[i];
  }
}

int main() {
  const int pieces = 13, n = pieces * 64;
  std::vector<int> x(n, 4);
  int *d_next, *d_x, *d_y;
  cudaMalloc(&d_next, sizeof(int));
  cudaMalloc(&d_x, n * sizeof(int));
  cudaMalloc(&d_y, n * sizeof(int));
  cudaMemset(d_next, 0, sizeof(int));
  cudaMemcpy(d_x, x.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  Work<<<3, 64>>>(d_next, pieces, d_x, d_y);
  cudaMemcpy(x.data(), d_y, n * sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(d_next);
  cudaFree(d_x);
  cudaFree(d_y);
  for (int value : x) {
    if (value != 8) return 1;
  }
}
