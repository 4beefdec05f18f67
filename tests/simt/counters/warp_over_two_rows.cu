// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A block of 16 x 2 threads is one warp. Its rows are 100 floats, 400 bytes, apart. The first
// half-warp loads the 64 bytes from 0 on: sectors 0 and 1. The second loads bytes 400 to 463: 400 /
// 32 = 12.5, so sectors 12, 13 and 14. Together 5; contiguous, the 128 bytes would have been 4.
//
// counts Load: warps=1 global_load_requests=1 global_load_sectors=5 global_load_ideal_sectors=4
// counts Load: global_store_requests=1 global_store_sectors=4
//
// finds: nothing

__global__ void Load(const float* x, float* y) {
  y[threadIdx.y * 16 + threadIdx.x] = x[threadIdx.y * 100 + threadIdx.x];
}

int main() {
  float *d_x, *d_y;
  cudaMalloc(&d_x, 200 * sizeof(float));
  cudaMalloc(&d_y, 32 * sizeof(float));
  cudaMemset(d_x, 0, 200 * sizeof(float));
  Load<<<1, dim3(16, 2)>>>(d_x, d_y);
  cudaDeviceSynchronize();
  cudaFree(d_x);
  cudaFree(d_y);
}
