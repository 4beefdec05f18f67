// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The launch passes the number of elements where the number of bytes belongs.
//
// finds: out-of-bounds

__global__ void Reverse(int* x) {
  extern __shared__ int tile[];
  const int t = threadIdx.x;
  tile[t] = x[t];  // <- out-of-bounds
  __syncthreads();
  x[t] = tile[blockDim.x - 1 - t];
}

int main() {
  const int n = 256;
  int x[n];
  for (int i = 0; i < n; ++i) x[i] = i;
  int* d_x;
  cudaMalloc(&d_x, n * sizeof(int));
  cudaMemcpy(d_x, x, n * sizeof(int), cudaMemcpyHostToDevice);
  Reverse<<<1, n, n>>>(d_x);
  cudaDeviceSynchronize();
  cudaFree(d_x);
}
