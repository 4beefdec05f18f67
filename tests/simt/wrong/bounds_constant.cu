// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A filter of five taps is read at a sixth.
//
// finds: out-of-bounds

__constant__ float taps[5];

__global__ void Filter(float* y) {
  float sum = 0.0f;
  for (int k = 0; k <= 5; ++k) {
    sum += taps[k];  // <- out-of-bounds
  }
  y[threadIdx.x] = sum;
}

int main() {
  const float h_taps[5] = {1, 2, 3, 2, 1};
  cudaMemcpyToSymbol(taps, h_taps, sizeof(h_taps));
  float* d_y;
  cudaMalloc(&d_y, 32 * sizeof(float));
  Filter<<<1, 32>>>(d_y);
  cudaDeviceSynchronize();
  cudaFree(d_y);
}
