// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The array was never allocated.
//
// finds: out-of-bounds

__global__ void Fill(int* x) {
  x[threadIdx.x] = threadIdx.x;  // <- out-of-bounds
}

int main() {
  int* d_x = nullptr;
  Fill<<<1, 32>>>(d_x);
  cudaDeviceSynchronize();
}
