// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Counters of a kernel are summed over its launches: 3 launches of 2 blocks of 32 threads, each
// warp with one load and one store of 4 sectors.
//
// counts Step: launches=3 blocks=6 warps=6 threads=192 global_load_requests=6
// counts Step: global_load_sectors=24
// counts Step: global_store_requests=6 global_store_sectors=24
//
// finds: nothing

__global__ void Step(int* x) { x[blockIdx.x * 32 + threadIdx.x] += 1; }

int main() {
  int* d_x;
  cudaMalloc(&d_x, 64 * sizeof(int));
  cudaMemset(d_x, 0, 64 * sizeof(int));
  for (int i = 0; i < 3; ++i) Step<<<2, 32>>>(d_x);
  cudaDeviceSynchronize();
  cudaFree(d_x);
}
