// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Half of the block waits at one barrier, the other half at the next one.
//
// finds: divergent-barrier

__global__ void Halves(int* out) {
  __shared__ int tile[64];
  const int t = threadIdx.x;
  if (t < 32) {
    tile[t] = t;
    __syncthreads();  // <- divergent-barrier
  }
  __syncthreads();  // <- divergent-barrier
  out[t] = tile[t % 32];
}

int main() {
  int* d_out;
  cudaMalloc(&d_out, 64 * sizeof(int));
  Halves<<<1, 64>>>(d_out);
  cudaDeviceSynchronize();
  cudaFree(d_out);
}
