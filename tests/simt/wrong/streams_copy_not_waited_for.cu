// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// One stream copies the input to the device, another's kernel reads it without waiting.
//
// finds: race

__global__ void Double(const int* x, int* y) {
  y[threadIdx.x] = 2 * x[threadIdx.x];  // <- race
}

int main() {
  int *h_x, *d_x, *d_y;
  cudaMallocHost(&h_x, 64 * sizeof(int));
  cudaMalloc(&d_x, 64 * sizeof(int));
  cudaMalloc(&d_y, 64 * sizeof(int));
  for (int i = 0; i < 64; ++i) h_x[i] = i;
  cudaStream_t copying, computing;
  cudaStreamCreate(&copying);
  cudaStreamCreate(&computing);
  cudaMemcpyAsync(d_x, h_x, 64 * sizeof(int), cudaMemcpyHostToDevice, copying);  // <- race
  Double<<<1, 64, 0, computing>>>(d_x, d_y);
  cudaDeviceSynchronize();
  cudaStreamDestroy(copying);
  cudaStreamDestroy(computing);
  cudaFree(d_x);
  cudaFree(d_y);
  cudaFreeHost(h_x);
}
