// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A kernel reads a global variable of the host.
//
// finds: host-pointer-in-kernel

float scale = 2.0f;

__global__ void Scale(float* x) {
  x[threadIdx.x] = scale * threadIdx.x;  // <- host-pointer-in-kernel
}

int main(int argc, char**) {
  scale += argc;
  float* d_x;
  cudaMalloc(&d_x, 32 * sizeof(float));
  Scale<<<1, 32>>>(d_x);
  cudaDeviceSynchronize();
}
