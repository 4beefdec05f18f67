// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// An inclusive scan alternates between two halves of a shared array: one barrier a step.
//
// finds: nothing

__global__ void Scan(const int* x, int* y) {
  __shared__ int buffer[2][128];
  const int t = threadIdx.x;
  int from = 0;
  buffer[from][t] = x[t];
  __syncthreads();
  for (int step = 1; step < 128; step *= 2) {
    const int to = 1 - from;
    buffer[to][t] = buffer[from][t] + (t >= step ? buffer[from][t - step] : 0);
    from = to;
    __syncthreads();
  }
  y[t] = buffer[from][t];
}

int main() {
  int h_x[128], h_y[128];
  for (int i = 0; i < 128; ++i) h_x[i] = i % 5 + 1;
  int *d_x, *d_y;
  cudaMalloc(&d_x, sizeof(h_x));
  cudaMalloc(&d_y, sizeof(h_y));
  cudaMemcpy(d_x, h_x, sizeof(h_x), cudaMemcpyHostToDevice);
  Scan<<<1, 128>>>(d_x, d_y);
  cudaMemcpy(h_y, d_y, sizeof(h_y), cudaMemcpyDeviceToHost);
  cudaFree(d_x);
  cudaFree(d_y);
  int sum = 0;
  for (int i = 0; i < 128; ++i) {
    if (h_y[i] != (sum += h_x[i])) return 1;
  }
}
