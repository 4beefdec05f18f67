// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Different warps pass different paths between the same barriers.
//
// finds: nothing

__global__ void Pipeline(const int* x, int* y, int rounds) {
  __shared__ int slot[2][32];
  const int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
  int sum = 0;
  for (int round = 0; round <= rounds; ++round) {
    if (warp == 0 && round < rounds) slot[round % 2][lane] = x[round * 32 + lane];
    if (warp == 1 && round > 0) sum += slot[(round - 1) % 2][lane];
    __syncthreads();
  }
  if (warp == 1) y[lane] = sum;
}

int main() {
  int h_x[160], h_y[32];
  for (int i = 0; i < 160; ++i) h_x[i] = i;
  int *d_x, *d_y;
  cudaMalloc(&d_x, sizeof(h_x));
  cudaMalloc(&d_y, sizeof(h_y));
  cudaMemcpy(d_x, h_x, sizeof(h_x), cudaMemcpyHostToDevice);
  Pipeline<<<1, 64>>>(d_x, d_y, 5);
  cudaMemcpy(h_y, d_y, sizeof(h_y), cudaMemcpyDeviceToHost);
  cudaFree(d_x);
  cudaFree(d_y);
  return h_y[1] == 1 + 33 + 65 + 97 + 129 ? 0 : 1;
}
