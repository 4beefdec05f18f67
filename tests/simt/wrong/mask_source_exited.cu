// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Lanes without an element have returned; the reduction still reads their values.
//
// finds: invalid-mask

__global__ void Sum(const int* x, int* sum, int n) {
  const int lane = threadIdx.x;
  if (lane >= n) return;
  int value = x[lane];
  for (int half = 16; half > 0; half /= 2) {
    value += __shfl_down_sync(0xffffffff, value, half);  // <- invalid-mask
  }
  if (lane == 0) *sum = value;
}

int main() {
  const int n = 20;
  int *d_x, *d_sum;
  cudaMalloc(&d_x, n * sizeof(int));
  cudaMalloc(&d_sum, sizeof(int));
  cudaMemset(d_x, 0, n * sizeof(int));
  Sum<<<1, 32>>>(d_x, d_sum, n);
  cudaDeviceSynchronize();
  cudaFree(d_x);
  cudaFree(d_sum);
}
