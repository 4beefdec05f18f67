// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A float4 is loaded by one instruction: a warp asks for 32 * 16 = 512 bytes, 16 sectors, at once.
// The same array as floats takes 4 requests of 4 sectors each. Single bytes: 32 of them fit one
// sector.
//
// counts Copy4: global_load_requests=1 global_load_sectors=16 global_load_ideal_sectors=16
// counts Copy4: global_store_requests=1 global_store_sectors=16 global_load_bytes=512
// counts Copy1: global_load_requests=4 global_load_sectors=16 global_load_bytes=512
// counts CopyBytes: global_load_requests=1 global_load_sectors=1 global_store_sectors=1
//
// finds: nothing

__global__ void Copy4(const float4* x, float4* y) { y[threadIdx.x] = x[threadIdx.x]; }
__global__ void Copy1(const float* x, float* y) { y[threadIdx.x] = x[threadIdx.x]; }
__global__ void CopyBytes(const char* x, char* y) { y[threadIdx.x] = x[threadIdx.x]; }

int main() {
  float4 *d_x, *d_y;
  cudaMalloc(&d_x, 32 * sizeof(float4));
  cudaMalloc(&d_y, 32 * sizeof(float4));
  cudaMemset(d_x, 0, 32 * sizeof(float4));
  Copy4<<<1, 32>>>(d_x, d_y);
  Copy1<<<1, 128>>>(reinterpret_cast<float*>(d_x), reinterpret_cast<float*>(d_y));
  CopyBytes<<<1, 32>>>(reinterpret_cast<char*>(d_x), reinterpret_cast<char*>(d_y));
  cudaDeviceSynchronize();
  cudaFree(d_x);
  cudaFree(d_y);
}
