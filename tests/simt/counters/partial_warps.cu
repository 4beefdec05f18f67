// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A block of 40 threads has two warps, the second with 8 lanes: both cost a request. The guard
// leaves 36 threads: of the second warp 4 lanes store, 16 bytes, 1 sector. Lanes that took part: 40
// loaded and 36 stored; each of the 4 requests had 32 slots.
//
// counts Guarded: warps=2 threads=40 global_load_requests=2 global_load_sectors=5
// counts Guarded: global_store_requests=2 global_store_sectors=5 active_lanes=76 lane_slots=128
//
// finds: nothing

__global__ void Guarded(const int* x, int* y, int n) {
  const int i = threadIdx.x;
  const int zero = x[i];
  if (i + zero < n) y[i] = i;
}

int main() {
  int *d_x, *d_y;
  cudaMalloc(&d_x, 40 * sizeof(int));
  cudaMalloc(&d_y, 40 * sizeof(int));
  cudaMemset(d_x, 0, 40 * sizeof(int));
  Guarded<<<1, 40>>>(d_x, d_y, 36);
  cudaDeviceSynchronize();
  cudaFree(d_x);
  cudaFree(d_y);
}
