// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Shared variables of device functions, of loops and branches, beside dynamic memory.
//
// finds: nothing

__device__ int BlockSum(int value) {
  __shared__ int sum;
  __syncthreads();
  if (threadIdx.x == 0) sum = 0;
  __syncthreads();
  atomicAdd(&sum, value);
  __syncthreads();
  return sum;
}

__shared__ int global_shared[4];

__global__ void Kernel(int* out, bool twice) {
  extern __shared__ int dynamic[];
  dynamic[threadIdx.x] = threadIdx.x;
  if (threadIdx.x < 4) global_shared[threadIdx.x] = 10 * threadIdx.x;
  int total = BlockSum(1);
  for (int round = 0; round < 2; ++round) {
    __shared__ int cell;
    if (threadIdx.x == round) cell = round + 1;
    __syncthreads();
    total += cell;
    __syncthreads();
  }
  if (twice) {
    __shared__ int other[2];
    if (threadIdx.x < 2) other[threadIdx.x] = 100;
    total += BlockSum(threadIdx.x == 5 ? 2 : 0);
    total += other[1];
  }
  out[threadIdx.x] = total + dynamic[blockDim.x - 1 - threadIdx.x] + global_shared[3];
}

int main() {
  int h[40];
  int* d;
  cudaMalloc(&d, sizeof(h));
  Kernel<<<1, 40, sizeof(h)>>>(d, true);
  cudaMemcpy(h, d, sizeof(h), cudaMemcpyDeviceToHost);
  cudaFree(d);
  for (int i = 0; i < 40; ++i) {
    if (h[i] != 40 + 3 + 2 + 100 + 39 - i + 30) return 1;
  }
}
