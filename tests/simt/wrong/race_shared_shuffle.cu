// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A shuffle exchanges registers and makes the lanes meet; it orders no memory.
//
// finds: race

__global__ void Neighbours(int* out) {
  __shared__ int tile[32];
  const int lane = threadIdx.x;
  tile[lane] = lane * lane;  // <- race
  const int left = __shfl_up_sync(0xffffffff, lane, 1);
  out[lane] = tile[left];  // <- race
}

int main() {
  int* d_out;
  cudaMalloc(&d_out, 32 * sizeof(int));
  Neighbours<<<1, 32>>>(d_out);
  cudaDeviceSynchronize();
  cudaFree(d_out);
}
