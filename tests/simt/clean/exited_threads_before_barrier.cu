// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Threads without an element return before the barriers of the others.
//
// finds: nothing

#include <vector>

__global__ void Reverse(int* x, int n) {
  __shared__ int tile[256];
  const int t = threadIdx.x;
  if (t >= n) return;
  tile[t] = x[t];
  __syncthreads();
  x[t] = tile[n - 1 - t];
}

int main() {
  const int n = 200;
  std::vector<int> x(n);
  for (int i = 0; i < n; ++i) x[i] = i;
  int* d_x;
  cudaMalloc(&d_x, n * sizeof(int));
  cudaMemcpy(d_x, x.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  Reverse<<<1, 256>>>(d_x, n);
  cudaMemcpy(x.data(), d_x, n * sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(d_x);
  for (int i = 0; i < n; ++i) {
    if (x[i] != n - 1 - i) return 1;
  }
}
