// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A scan in place reads what its neighbour overwrites in the same step.
//
// finds: race

__global__ void Scan(int* x) {
  extern __shared__ int tile[];
  const int t = threadIdx.x;
  tile[t] = x[t];
  __syncthreads();
  for (int step = 1; step < blockDim.x; step *= 2) {
    if (t >= step) {
      tile[t] += tile[t - step];  // <- race
    }
    __syncthreads();
  }
  x[t] = tile[t];
}

int main() {
  int h_x[64];
  for (int i = 0; i < 64; ++i) h_x[i] = 1;
  int* d_x;
  cudaMalloc(&d_x, sizeof(h_x));
  cudaMemcpy(d_x, h_x, sizeof(h_x), cudaMemcpyHostToDevice);
  Scan<<<1, 64, 64 * sizeof(int)>>>(d_x);
  cudaDeviceSynchronize();
  cudaFree(d_x);
}
