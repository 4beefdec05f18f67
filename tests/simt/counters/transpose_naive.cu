// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// 32 x 32 floats, one block of 32 x 32 threads, so each of the 32 warps is one row. It loads a row:
// 4 sectors. It stores a column: the addresses are 128 bytes apart, 32 sectors, where 4 would do.
//
// counts Transpose: global_load_requests=32 global_load_sectors=128
// counts Transpose: global_store_requests=32 global_store_sectors=1024
// counts Transpose: global_store_ideal_sectors=128
//
// finds: nothing

__global__ void Transpose(const float* in, float* out) {
  const int x = threadIdx.x, y = threadIdx.y;
  out[x * 32 + y] = in[y * 32 + x];
}

int main() {
  float *d_in, *d_out;
  cudaMalloc(&d_in, 1024 * sizeof(float));
  cudaMalloc(&d_out, 1024 * sizeof(float));
  cudaMemset(d_in, 0, 1024 * sizeof(float));
  Transpose<<<1, dim3(32, 32)>>>(d_in, d_out);
  cudaDeviceSynchronize();
  cudaFree(d_in);
  cudaFree(d_out);
}
