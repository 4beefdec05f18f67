// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A device function is told the wrong length of a shared array, behind which nothing lies.
//
// finds: out-of-bounds

__device__ int Sum(const int* values, int n) {
  int sum = 0;
  for (int i = 0; i < n; ++i) {
    sum += values[i];  // <- out-of-bounds
  }
  return sum;
}

__global__ void Kernel(int* out) {
  __shared__ int tile[32];
  tile[threadIdx.x] = 1;
  __syncthreads();
  out[threadIdx.x] = Sum(tile, threadIdx.x == 0 ? 33 : 32);
}

int main() {
  int* d_out;
  cudaMalloc(&d_out, 32 * sizeof(int));
  Kernel<<<1, 32>>>(d_out);
  cudaDeviceSynchronize();
  cudaFree(d_out);
}
