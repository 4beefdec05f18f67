// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The host prepares the next batch in the buffer that the last copy may still be reading.
//
// finds: race

int main() {
  int *h_x, *d_x;
  cudaMallocHost(&h_x, 64 * sizeof(int));
  cudaMalloc(&d_x, 64 * sizeof(int));
  for (int batch = 0; batch < 2; ++batch) {
    for (int i = 0; i < 64; ++i) {
      h_x[i] = batch + i;  // <- race
    }
    cudaMemcpyAsync(d_x, h_x, 64 * sizeof(int), cudaMemcpyHostToDevice);  // <- race
  }
  cudaDeviceSynchronize();
  cudaFreeHost(h_x);
  cudaFree(d_x);
}
