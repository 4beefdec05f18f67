// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A grid-stride loop is given a stride of 0 and writes its first element for ever.
//
// finds: hang

__global__ void Fill(int* x, int n, int stride) {
  for (int i = threadIdx.x; i < n; i += stride) {
    x[i] = i;  // <- hang
  }
}

int main() {
  int* d_x;
  cudaMalloc(&d_x, 64 * sizeof(int));
  Fill<<<1, 64>>>(d_x, 64, 0);
  cudaDeviceSynchronize();
  cudaFree(d_x);
}
