// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The first block waits for the last one, as if all blocks ran at once.
//
// finds: hang

__global__ void Wait(int* arrived) {
  if (threadIdx.x == 0) {
    atomicAdd(arrived, 1);
    while (atomicAdd(arrived, 0) < gridDim.x) {  // <- hang
    }
  }
}

int main() {
  int* d_arrived;
  cudaMalloc(&d_arrived, sizeof(int));
  cudaMemset(d_arrived, 0, sizeof(int));
  Wait<<<100000, 32>>>(d_arrived);
  cudaDeviceSynchronize();
  cudaFree(d_arrived);
}
