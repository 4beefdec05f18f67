// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Two warps add to 4 global bins: 2 requests, 64 operations; in each warp the 32 lanes meet at 4
// addresses, so 28 come after another one: 56. The same in shared memory, before one add of lane 0
// to each warp's own counter, a request with one operation.
//
// counts Count: global_atomic_requests=2 global_atomic_operations=64
// counts Count: global_atomic_same_address=56
// counts Count: shared_atomic_requests=4 shared_atomic_operations=66
// counts Count: shared_atomic_same_address=56
// counts Count: barriers=1
//
// finds: nothing

__global__ void Count(int* bins) {
  __shared__ int local[8];
  const int t = threadIdx.x;
  if (t < 8) local[t] = 0;
  __syncthreads();
  atomicAdd(&bins[t % 4], 1);
  atomicAdd(&local[t % 4], 1);
  if (t % 32 == 0) atomicAdd(&local[4 + t / 32], 1);
}

int main() {
  int* d_bins;
  cudaMalloc(&d_bins, 4 * sizeof(int));
  cudaMemset(d_bins, 0, 4 * sizeof(int));
  Count<<<1, 64>>>(d_bins);
  cudaDeviceSynchronize();
  cudaFree(d_bins);
}
