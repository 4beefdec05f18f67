// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A float4 is stored while another block stores one of its members.
//
// finds: race

__global__ void Store(float4* x) {
  if (blockIdx.x == 0) {
    x[threadIdx.x] = make_float4(1, 2, 3, 4);  // <- race
  } else {
    x[threadIdx.x].z = 0.0f;  // <- race
  }
}

int main() {
  float4* d_x;
  cudaMalloc(&d_x, 32 * sizeof(float4));
  Store<<<2, 32>>>(d_x);
  cudaDeviceSynchronize();
  cudaFree(d_x);
}
