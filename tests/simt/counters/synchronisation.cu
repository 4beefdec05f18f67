// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// 3 blocks of 64 threads: each meets 4 barriers in its loop, 12 in all. Each of the 6 warps makes 5
// shuffles, one vote and one __syncwarp: 42.
//
// counts Sum: blocks=3 warps=6 barriers=12 warp_syncs=42
// counts Sum: global_atomic_requests=6 global_atomic_operations=6 global_load_requests=0
//
// finds: nothing

__global__ void Sum(int* total) {
  int value = threadIdx.x;
  for (int round = 0; round < 4; ++round) {
    ++value;
    __syncthreads();
  }
  for (int half = 16; half > 0; half /= 2) value += __shfl_xor_sync(0xffffffff, value, half);
  const bool any = __any_sync(0xffffffff, value > 0);
  __syncwarp();
  if (threadIdx.x % 32 == 0 && any) atomicAdd(total, value);
}

int main() {
  int* d_total;
  cudaMalloc(&d_total, sizeof(int));
  cudaMemset(d_total, 0, sizeof(int));
  Sum<<<3, 64>>>(d_total);
  cudaDeviceSynchronize();
  cudaFree(d_total);
}
