// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Private arrays of a thread, indexed at run time and passed on by pointer.
//
// finds: nothing

__device__ void Sort(int* values, int n) {
  for (int i = 1; i < n; ++i) {
    for (int k = i; k > 0 && values[k - 1] > values[k]; --k) {
      const int value = values[k];
      values[k] = values[k - 1];
      values[k - 1] = value;
    }
  }
}

__global__ void Medians(const int* x, int* medians) {
  int window[5];
  for (int k = 0; k < 5; ++k) window[k] = x[threadIdx.x + k];
  Sort(window, 5);
  medians[threadIdx.x] = window[2];
}

int main() {
  int h_x[36], h_medians[32];
  for (int i = 0; i < 36; ++i) h_x[i] = i * 11 % 36;
  int *d_x, *d_medians;
  cudaMalloc(&d_x, sizeof(h_x));
  cudaMalloc(&d_medians, sizeof(h_medians));
  cudaMemcpy(d_x, h_x, sizeof(h_x), cudaMemcpyHostToDevice);
  Medians<<<1, 32>>>(d_x, d_medians);
  cudaMemcpy(h_medians, d_medians, sizeof(h_medians), cudaMemcpyDeviceToHost);
  cudaFree(d_x);
  cudaFree(d_medians);
  return h_medians[0] == 11 ? 0 : 1;  // of 0, 11, 22, 33, 8
}
