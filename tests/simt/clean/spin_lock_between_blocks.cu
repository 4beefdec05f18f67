// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A lock in global memory protects a list that all blocks append to.
//
// finds: nothing

__device__ int lock_state = 0;
__device__ int length = 0;

__global__ void Append(int* list) {
  if (threadIdx.x != 0) return;
  while (atomicCAS(&lock_state, 0, 1) != 0) {
  }
  __threadfence();
  list[length] = blockIdx.x;
  length = length + 1;
  __threadfence();
  atomicExch(&lock_state, 0);
}

int main() {
  int h_list[12], sum = 0;
  int* d_list;
  cudaMalloc(&d_list, sizeof(h_list));
  Append<<<12, 32>>>(d_list);
  cudaMemcpy(h_list, d_list, sizeof(h_list), cudaMemcpyDeviceToHost);
  cudaFree(d_list);
  for (int value : h_list) sum += value;
  return sum == 66 ? 0 : 1;
}
