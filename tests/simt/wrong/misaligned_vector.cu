// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A float4 is loaded from an address that is no multiple of 16.
//
// finds: misaligned

__global__ void Load(const float* x, float4* out) {
  const float4* from = reinterpret_cast<const float4*>(x + 1);
  out[threadIdx.x] = from[threadIdx.x];  // <- misaligned
}

int main() {
  float* d_x;
  float4* d_out;
  cudaMalloc(&d_x, 256 * sizeof(float));
  cudaMalloc(&d_out, 32 * sizeof(float4));
  cudaMemset(d_x, 0, 256 * sizeof(float));
  Load<<<1, 32>>>(d_x, d_out);
  cudaDeviceSynchronize();
  cudaFree(d_x);
  cudaFree(d_out);
}
