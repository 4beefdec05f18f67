// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Even lanes store to one array, odd lanes to another: two requests of 16 lanes each. The addresses
// of each are 8 bytes apart, so each touches all 4 sectors, where 16 * 4 bytes fit 2.
//
// counts Branch: global_store_requests=2 global_store_sectors=8 global_store_ideal_sectors=4
// counts Branch: active_lanes=32 lane_slots=64
//
// finds: nothing

__global__ void Branch(int* even, int* odd) {
  const int i = threadIdx.x;
  if (i % 2 == 0) {
    even[i] = i * i;
  } else {
    odd[i] = -i;
  }
}

int main() {
  int *d_even, *d_odd;
  cudaMalloc(&d_even, 32 * sizeof(int));
  cudaMalloc(&d_odd, 32 * sizeof(int));
  Branch<<<1, 32>>>(d_even, d_odd);
  cudaDeviceSynchronize();
  cudaFree(d_even);
  cudaFree(d_odd);
}
