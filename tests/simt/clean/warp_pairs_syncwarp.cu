// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Pairs of lanes exchange values through shared memory, each pair ordered by its own mask; both
// lanes read what both have written.
//
// finds: nothing

__global__ void Pairs(int* out) {
  __shared__ int value[32];
  const int lane = threadIdx.x, first = lane & ~1;
  const unsigned pair = 3u << first;
  value[lane] = lane;
  __syncwarp(pair);
  const int sum = value[first] + value[first + 1];
  __syncwarp(pair);
  value[lane ^ 1] = sum + lane;
  __syncwarp(pair);
  out[lane] = value[lane];
}

int main() {
  int h_out[32];
  int* d_out;
  cudaMalloc(&d_out, sizeof(h_out));
  Pairs<<<1, 32>>>(d_out);
  cudaMemcpy(h_out, d_out, sizeof(h_out), cudaMemcpyDeviceToHost);
  cudaFree(d_out);
  return h_out[0] == 1 + 1 && h_out[1] == 1 + 0 && h_out[31] == 61 + 30 ? 0 : 1;
}
