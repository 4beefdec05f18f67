// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The last steps of a reduction trust that a warp runs in lockstep.
//
// finds: race

#include <vector>

__global__ void WarpSum(const int* x, int* sum) {
  __shared__ int tile[64];
  const int t = threadIdx.x;
  tile[t] = x[t];
  tile[t + 32] = x[t + 32];
  __syncwarp();
  for (int half = 32; half > 0; half /= 2) {
    if (t < half) {
      tile[t] += tile[t + half];  // <- race
    }
  }
  if (t == 0) *sum = tile[0];
}

int main() {
  std::vector<int> x(64, 1);
  int *d_x, *d_sum;
  cudaMalloc(&d_x, 64 * sizeof(int));
  cudaMalloc(&d_sum, sizeof(int));
  cudaMemcpy(d_x, x.data(), 64 * sizeof(int), cudaMemcpyHostToDevice);
  WarpSum<<<1, 32>>>(d_x, d_sum);
  cudaDeviceSynchronize();
  cudaFree(d_x);
  cudaFree(d_sum);
}
