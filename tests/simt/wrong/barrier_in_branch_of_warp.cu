// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Lanes of one warp wait at two different barriers.
//
// finds: divergent-barrier

__global__ void EvenOdd(int* out) {
  const int t = threadIdx.x;
  if (t % 2 == 0) {
    out[t] = t;
    __syncthreads();  // <- divergent-barrier
  } else {
    out[t] = -t;
    __syncthreads();  // <- divergent-barrier
  }
}

int main() {
  int* d_out;
  cudaMalloc(&d_out, 64 * sizeof(int));
  EvenOdd<<<1, 64>>>(d_out);
  cudaDeviceSynchronize();
  cudaFree(d_out);
}
