// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Shared memory has 32 banks of 4 bytes. A row of a 32 x 32 tile is in 32 banks: 1 wavefront. A
// column is in one bank: 32 wavefronts, 31 of them conflicts. With rows of 33 floats a column is in
// 32 banks again. Each kernel
// is one warp that stores 32 rows and loads one column.
//
// counts Column<32>: shared_store_requests=32 shared_store_wavefronts=32
// counts Column<32>: shared_load_requests=1 shared_load_wavefronts=32
// counts Column<32>: shared_load_bank_conflicts=31
// counts Column<33>: shared_store_requests=32 shared_store_wavefronts=32
// counts Column<33>: shared_load_requests=1 shared_load_wavefronts=1 shared_load_bank_conflicts=0
// counts Column<33>: shared_store_bank_conflicts=0
//
// finds: nothing

template <int kPitch>
__global__ void Column(float* y) {
  extern __shared__ float tile[];
  const int lane = threadIdx.x;
  for (int row = 0; row < 32; ++row) tile[row * kPitch + lane] = row;
  __syncthreads();
  y[lane] = tile[lane * kPitch];
}

int main() {
  float* d_y;
  cudaMalloc(&d_y, 32 * sizeof(float));
  Column<32><<<1, 32, 32 * 33 * sizeof(float)>>>(d_y);
  Column<33><<<1, 32, 32 * 33 * sizeof(float)>>>(d_y);
  cudaDeviceSynchronize();
  cudaFree(d_y);
}
