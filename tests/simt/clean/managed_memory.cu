// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Managed memory is written by the host, used by a kernel, and read after a synchronisation.
//
// finds: nothing

__device__ __managed__ int launches = 0;

__global__ void Square(int* x, int n) {
  const int i = threadIdx.x;
  if (i < n) x[i] *= x[i];
  if (i == 0) ++launches;
}

int main() {
  const int n = 100;
  int* x;
  cudaMallocManaged(&x, n * sizeof(int));
  for (int i = 0; i < n; ++i) x[i] = i;
  Square<<<1, 128>>>(x, n);
  cudaDeviceSynchronize();
  for (int i = 0; i < n; ++i) {
    if (x[i] != i * i) return 1;
  }
  cudaFree(x);
  return launches == 1 ? 0 : 2;
}
