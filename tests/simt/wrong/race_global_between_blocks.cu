// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A block reads the edge that its neighbour overwrites in the same launch.
//
// finds: race

__global__ void Smooth(float* x, int n) {
  __shared__ float left[32];
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  left[threadIdx.x] = i > 0 ? x[i - 1] : 0.0f;  // <- race
  __syncthreads();
  x[i] = left[threadIdx.x];  // <- race
}

int main() {
  const int n = 128;
  float* d_x;
  cudaMalloc(&d_x, n * sizeof(float));
  cudaMemset(d_x, 0, n * sizeof(float));
  Smooth<<<n / 32, 32>>>(d_x, n);
  cudaDeviceSynchronize();
  cudaFree(d_x);
}
