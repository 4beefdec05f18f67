// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Lanes that read one word share it: all reading word 0 is 1 wavefront. Lanes that read two words
// of one bank (0 and 32) take 2; two words of different banks (0 and 33) take 1.
//
// counts Broadcast: shared_store_requests=2 shared_store_wavefronts=2
// counts Broadcast: shared_load_requests=3 shared_load_wavefronts=4 shared_load_bank_conflicts=1
//
// finds: nothing

__global__ void Broadcast(int* y) {
  __shared__ int memory[64];
  const int lane = threadIdx.x;
  memory[lane] = lane;
  memory[lane + 32] = -lane;
  __syncthreads();
  const int one = memory[y[0]];
  const int same_bank = memory[lane % 2 * 32];
  const int other_bank = memory[lane % 2 * 33];
  y[32 + lane] = one + same_bank + other_bank;
}

int main() {
  int* d_y;
  cudaMalloc(&d_y, 64 * sizeof(int));
  cudaMemset(d_y, 0, 64 * sizeof(int));
  Broadcast<<<1, 32>>>(d_y);
  cudaDeviceSynchronize();
  cudaFree(d_y);
}
