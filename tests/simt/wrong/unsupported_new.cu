// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The same with new, which would quietly take memory of the host.
//
// finds: unsupported

__global__ void Allocate(int* sum, int n) {
  int* p = new int[n];  // <- unsupported
  for (int i = 0; i < n; ++i) p[i] = i;
  for (int i = 0; i < n; ++i) *sum += p[i];
  delete[] p;
}

int main() {
  int* d_sum;
  cudaMalloc(&d_sum, sizeof(int));
  cudaMemset(d_sum, 0, sizeof(int));
  Allocate<<<1, 1>>>(d_sum, 100);
  cudaDeviceSynchronize();
}
