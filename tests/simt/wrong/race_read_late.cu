// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The write comes much later than the reads that it meets, in another block.
//
// finds: race

__global__ void Work(const int* x, int* y, int n) {
  __shared__ int sum;
  if (threadIdx.x == 0) sum = 0;
  __syncthreads();
  atomicAdd(&sum, x[threadIdx.x]);  // <- race
  __syncthreads();
  for (int round = 0; round < 5; ++round) {
    if (threadIdx.x == 0) sum += round;
    __syncthreads();
  }
  if (blockIdx.x == gridDim.x - 1 && threadIdx.x == 3) {
    const_cast<int*>(x)[5] = sum;  // <- race
  }
  if (threadIdx.x == 0) y[blockIdx.x] = sum;
}

int main() {
  int *d_x, *d_y;
  cudaMalloc(&d_x, 32 * sizeof(int));
  cudaMalloc(&d_y, 5 * sizeof(int));
  cudaMemset(d_x, 0, 32 * sizeof(int));
  Work<<<5, 32>>>(d_x, d_y, 32);
  cudaDeviceSynchronize();
  cudaFree(d_x);
  cudaFree(d_y);
}
