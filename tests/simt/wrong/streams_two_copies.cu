// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Two streams write the same rows: one fills all columns, the other copies into some of them.
//
// finds: race

int main() {
  int *h_x, *d_x;
  cudaMallocHost(&h_x, 8 * 4 * sizeof(int));
  cudaMalloc(&d_x, 8 * 16 * sizeof(int));
  for (int i = 0; i < 32; ++i) h_x[i] = i;
  cudaStream_t first, second;
  cudaStreamCreate(&first);
  cudaStreamCreate(&second);
  cudaMemsetAsync(d_x, 0, 8 * 16 * sizeof(int), first);                // <- race
  cudaMemcpy2DAsync(d_x + 12, 16 * sizeof(int), h_x, 4 * sizeof(int),  // <- race
                    4 * sizeof(int), 8, cudaMemcpyHostToDevice, second);
  cudaDeviceSynchronize();
  cudaStreamDestroy(first);
  cudaStreamDestroy(second);
  cudaFree(d_x);
  cudaFreeHost(h_x);
}
