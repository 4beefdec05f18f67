// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// __syncwarp orders one warp, but the value crosses to another.
//
// finds: race

__global__ void Rotate(int* out) {
  __shared__ int tile[64];
  const int t = threadIdx.x;
  tile[t] = t;  // <- race
  __syncwarp();
  out[t] = tile[(t + 32) % 64];  // <- race
}

int main() {
  int* d_out;
  cudaMalloc(&d_out, 64 * sizeof(int));
  Rotate<<<1, 64>>>(d_out);
  cudaDeviceSynchronize();
  cudaFree(d_out);
}
