// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The host fills an array of the device by itself.
//
// finds: device-pointer-on-host

__global__ void Increment(int* x) { x[threadIdx.x] += 1; }

int main() {
  int* d_x;
  cudaMalloc(&d_x, 32 * sizeof(int));
  for (int i = 0; i < 32; ++i) {
    d_x[i] = i;  // <- device-pointer-on-host
  }
  Increment<<<1, 32>>>(d_x);
  cudaDeviceSynchronize();
  cudaFree(d_x);
}
