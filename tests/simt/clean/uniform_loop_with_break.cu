// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// All threads leave a loop of barriers in the same round, decided by a shared flag.
//
// finds: nothing

__global__ void Settle(int* x, int n, int* rounds) {
  __shared__ int changed;
  int round = 0;
  while (true) {
    __syncthreads();
    if (threadIdx.x == 0) changed = 0;
    __syncthreads();
    if (threadIdx.x < n && x[threadIdx.x] > 1) {
      x[threadIdx.x] /= 2;
      atomicExch(&changed, 1);
    }
    __syncthreads();
    if (!changed) break;
    ++round;
  }
  if (threadIdx.x == 0) *rounds = round;
}

int main() {
  int h_x[50], rounds = 0;
  for (int i = 0; i < 50; ++i) h_x[i] = i;
  int *d_x, *d_rounds;
  cudaMalloc(&d_x, sizeof(h_x));
  cudaMalloc(&d_rounds, sizeof(int));
  cudaMemcpy(d_x, h_x, sizeof(h_x), cudaMemcpyHostToDevice);
  Settle<<<1, 64>>>(d_x, 50, d_rounds);
  cudaMemcpy(&rounds, d_rounds, sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(d_x);
  cudaFree(d_rounds);
  return rounds == 5 ? 0 : 1;
}
