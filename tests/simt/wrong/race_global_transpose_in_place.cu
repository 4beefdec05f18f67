// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A matrix is transposed in place, each thread on its own.
//
// finds: race

__global__ void Transpose(int* m, int n) {
  const int col = blockIdx.x * blockDim.x + threadIdx.x;
  const int row = blockIdx.y * blockDim.y + threadIdx.y;
  const int value = m[row * n + col];  // <- race
  m[col * n + row] = value;            // <- race
}

int main() {
  const int n = 32;
  int* d_m;
  cudaMalloc(&d_m, n * n * sizeof(int));
  cudaMemset(d_m, 0, n * n * sizeof(int));
  Transpose<<<dim3(2, 2), dim3(16, 16)>>>(d_m, n);
  cudaDeviceSynchronize();
  cudaFree(d_m);
}
