// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// __syncwarp names half of the lanes; the value comes from the other half.
//
// finds: race

__global__ void Exchange(int* out) {
  __shared__ int tile[32];
  const int lane = threadIdx.x;
  tile[lane] = lane;  // <- race
  __syncwarp(lane < 16 ? 0x0000ffff : 0xffff0000);
  out[lane] = tile[lane ^ 16];  // <- race
}

int main() {
  int* d_out;
  cudaMalloc(&d_out, 32 * sizeof(int));
  Exchange<<<1, 32>>>(d_out);
  cudaDeviceSynchronize();
  cudaFree(d_out);
}
