// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The second array is shorter than the first, whose length the kernel is told.
//
// finds: out-of-bounds

#include <vector>

__global__ void Add(const int* a, const int* b, int* sum, int n) {
  for (int i = threadIdx.x; i < n; i += blockDim.x) {
    sum[i] = a[i] + b[i];  // <- out-of-bounds
  }
}

int main() {
  const int n = 300, short_n = 200;
  std::vector<int> h(n, 1);
  int *a, *b, *sum;
  cudaMalloc(&a, n * sizeof(int));
  cudaMalloc(&b, short_n * sizeof(int));
  cudaMalloc(&sum, n * sizeof(int));
  cudaMemcpy(a, h.data(), n * sizeof(int), cudaMemcpyHostToDevice);
  cudaMemcpy(b, h.data(), short_n * sizeof(int), cudaMemcpyHostToDevice);
  Add<<<1, 64>>>(a, b, sum, n);
  cudaDeviceSynchronize();
  cudaFree(a);
  cudaFree(b);
  cudaFree(sum);
}
