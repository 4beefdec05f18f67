// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The guard says <= where it should say <.
//
// finds: out-of-bounds

__global__ void Fill(int* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i <= n) {
    out[i] = i;  // <- out-of-bounds
  }
}

int main() {
  const int n = 100;
  int* d_out;
  cudaMalloc(&d_out, n * sizeof(int));
  Fill<<<1, 128>>>(d_out, n);
  cudaDeviceSynchronize();
  cudaFree(d_out);
}
