// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// One warp loads 32 floats that are kStride floats apart. With a stride of 2 they lie in 32 * 8 =
// 256 bytes, 8 sectors; with 8 each float has a sector of its own, and with 32 too. 4 sectors would
// do.
//
// counts Strided<2>: global_load_requests=1 global_load_sectors=8 global_load_ideal_sectors=4
// counts Strided<8>: global_load_requests=1 global_load_sectors=32 global_load_ideal_sectors=4
// counts Strided<32>: global_load_requests=1 global_load_sectors=32 global_load_ideal_sectors=4
// counts Strided<32>: global_store_requests=1 global_store_sectors=4
//
// finds: nothing

template <int kStride>
__global__ void Strided(const float* x, float* y) {
  y[threadIdx.x] = x[threadIdx.x * kStride];
}

int main() {
  float *d_x, *d_y;
  cudaMalloc(&d_x, 1024 * sizeof(float));
  cudaMalloc(&d_y, 32 * sizeof(float));
  cudaMemset(d_x, 0, 1024 * sizeof(float));
  Strided<2><<<1, 32>>>(d_x, d_y);
  Strided<8><<<1, 32>>>(d_x, d_y);
  Strided<32><<<1, 32>>>(d_x, d_y);
  cudaDeviceSynchronize();
  cudaFree(d_x);
  cudaFree(d_y);
}
