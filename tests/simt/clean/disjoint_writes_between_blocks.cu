// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Blocks write interleaved elements of one array and read what an earlier launch wrote.
//
// finds: nothing

__global__ void Scatter(int* x, int n, int step) {
  const int i = threadIdx.x * gridDim.x + blockIdx.x;
  if (i < n) x[i] = (step == 0 ? 0 : x[i]) + i;
}

int main() {
  const int n = 250;
  int h[n];
  int* d;
  cudaMalloc(&d, sizeof(h));
  for (int step = 0; step < 3; ++step) Scatter<<<4, 64>>>(d, n, step);
  cudaMemcpy(h, d, sizeof(h), cudaMemcpyDeviceToHost);
  cudaFree(d);
  for (int i = 0; i < n; ++i) {
    if (h[i] != 3 * i) return 1;
  }
}
