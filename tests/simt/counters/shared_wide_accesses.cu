// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A warp needs 2 wavefronts for 32 * 8 bytes and 4 for 32 * 16: half-warps and quarter-warps, each
// of 128 bytes in 32 banks. That is the ideal, so there is no conflict. Doubles with a stride of 2:
// the 16 lanes of a half-warp use every other pair of banks twice, 2 wavefronts each half, so 4, 2
// too many.
//
// counts Doubles<1>: shared_store_requests=1 shared_store_wavefronts=2
// counts Doubles<1>: shared_store_bank_conflicts=0
// counts Doubles<2>: shared_store_requests=1 shared_store_wavefronts=4
// counts Doubles<2>: shared_store_bank_conflicts=2
// counts Vectors: shared_store_requests=1 shared_store_wavefronts=4 shared_store_bank_conflicts=0
//
// finds: nothing

template <int kStride>
__global__ void Doubles() {
  extern __shared__ double values[];
  values[threadIdx.x * kStride] = threadIdx.x;
}

__global__ void Vectors(const float4* x) {
  extern __shared__ float4 vectors[];
  vectors[threadIdx.x] = x[threadIdx.x];
}

int main() {
  float4* d_x;
  cudaMalloc(&d_x, 32 * sizeof(float4));
  cudaMemset(d_x, 0, 32 * sizeof(float4));
  Doubles<1><<<1, 32, 64 * sizeof(double)>>>();
  Doubles<2><<<1, 32, 64 * sizeof(double)>>>();
  Vectors<<<1, 32, 32 * sizeof(float4)>>>(d_x);
  cudaDeviceSynchronize();
  cudaFree(d_x);
}
