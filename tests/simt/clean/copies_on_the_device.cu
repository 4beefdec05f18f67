// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Sets and copies that stay on the device, by blocks and by whole arrays.
//
// finds: nothing

__global__ void Add(const int* x, int* y) { y[threadIdx.x] += x[threadIdx.x]; }

int main() {
  int h[64];
  int *d_x, *d_y;
  cudaMalloc(&d_x, sizeof(h));
  cudaMalloc(&d_y, sizeof(h));
  cudaMemset(d_x, 1, sizeof(h));
  cudaMemcpy(d_y, d_x, sizeof(h), cudaMemcpyDeviceToDevice);
  cudaMemsetAsync(d_y + 32, 0, 32 * sizeof(int));
  Add<<<1, 64>>>(d_x, d_y);
  cudaMemcpy(h, d_y, sizeof(h), cudaMemcpyDefault);
  cudaFree(d_x);
  cudaFree(d_y);
  cudaFree(nullptr);
  return h[31] == 0x02020202 && h[32] == 0x01010101 ? 0 : 1;
}
