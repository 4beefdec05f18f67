// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// __syncthreads orders a block; the histogram is cleared by another one.
//
// finds: race

__global__ void Count(int* bins) {
  if (blockIdx.x == 0) {
    bins[threadIdx.x] = 0;  // <- race
  }
  __syncthreads();
  atomicAdd(&bins[threadIdx.x % 8], 1);  // <- race
}

int main() {
  int* d_bins;
  cudaMalloc(&d_bins, 32 * sizeof(int));
  cudaMemset(d_bins, 0, 32 * sizeof(int));
  Count<<<3, 32>>>(d_bins);
  cudaDeviceSynchronize();
  cudaFree(d_bins);
}
