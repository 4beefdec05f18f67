// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Every lane synchronises with lane 0 only, without naming itself.
//
// finds: invalid-mask

__global__ void Broadcast(int* out) {
  __shared__ int value;
  if (threadIdx.x == 0) value = 7;
  __syncwarp(1);  // <- invalid-mask
  out[threadIdx.x] = threadIdx.x;
}

int main() {
  int* d_out;
  cudaMalloc(&d_out, 32 * sizeof(int));
  Broadcast<<<1, 32>>>(d_out);
  cudaDeviceSynchronize();
  cudaFree(d_out);
}
