// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A kernel works on pinned host memory through its device pointer.
//
// finds: nothing

__global__ void Negate(int* x, int n) {
  const int i = threadIdx.x;
  if (i < n) x[i] = -x[i];
}

int main() {
  const int n = 60;
  int *h_x, *d_x;
  cudaHostAlloc(&h_x, n * sizeof(int), cudaHostAllocMapped);
  for (int i = 0; i < n; ++i) h_x[i] = i;
  cudaHostGetDevicePointer(&d_x, h_x, 0);
  Negate<<<1, 64>>>(d_x, n);
  cudaDeviceSynchronize();
  for (int i = 0; i < n; ++i) {
    if (h_x[i] != -i) return 1;
  }
  cudaFreeHost(h_x);
}
