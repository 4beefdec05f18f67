// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Two warps hand values over, round after round, by a volatile counter each.
//
// finds: nothing

__global__ void Exchange(int* out, int rounds) {
  __shared__ volatile int slot;
  __shared__ volatile int produced, consumed;
  if (threadIdx.x == 0) {
    produced = 0;
    consumed = 0;
  }
  __syncthreads();
  if (threadIdx.x == 0) {
    for (int round = 1; round <= rounds; ++round) {
      while (consumed != round - 1) {
      }
      __threadfence_block();
      slot = round * round;
      __threadfence_block();
      produced = round;
    }
  } else if (threadIdx.x == 32) {
    int sum = 0;
    for (int round = 1; round <= rounds; ++round) {
      while (produced != round) {
      }
      __threadfence_block();
      sum += slot;
      __threadfence_block();
      consumed = round;
    }
    *out = sum;
  }
}

int main() {
  int h_out = 0;
  int* d_out;
  cudaMalloc(&d_out, sizeof(int));
  Exchange<<<1, 64>>>(d_out, 10);
  cudaMemcpy(&h_out, d_out, sizeof(int), cudaMemcpyDeviceToHost);
  cudaFree(d_out);
  return h_out == 385 ? 0 : 1;
}
