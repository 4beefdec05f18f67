// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A warp reduces in shared memory, its lanes ordered by __syncwarp.
//
// finds: nothing

__global__ void Sum(const int* x, int* sums) {
  __shared__ int tile[128];
  const int t = threadIdx.x, lane = t % 32;
  tile[t] = x[t];
  __syncwarp();
  for (int half = 16; half > 0; half /= 2) {
    int other = 0;
    if (lane < half) other = tile[t + half];
    __syncwarp();
    if (lane < half) tile[t] += other;
    __syncwarp();
  }
  if (lane == 0) sums[t / 32] = tile[t];
}

int main() {
  int h_x[128], h_sums[4], expected[4] = {};
  for (int i = 0; i < 128; ++i) expected[i / 32] += h_x[i] = i * 3 - 50;
  int *d_x, *d_sums;
  cudaMalloc(&d_x, sizeof(h_x));
  cudaMalloc(&d_sums, sizeof(h_sums));
  cudaMemcpy(d_x, h_x, sizeof(h_x), cudaMemcpyHostToDevice);
  Sum<<<1, 128>>>(d_x, d_sums);
  cudaMemcpy(h_sums, d_sums, sizeof(h_sums), cudaMemcpyDeviceToHost);
  cudaFree(d_x);
  cudaFree(d_sums);
  for (int warp = 0; warp < 4; ++warp) {
    if (h_sums[warp] != expected[warp]) return 1;
  }
}
