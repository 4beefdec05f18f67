// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// 32 ints stored and loaded with a stride of kStride: bank (lane * kStride) % 32. A stride of 1
// uses all banks; 2 uses 16, so two lanes meet in each; 32 uses one bank only; 3 is odd and uses
// all.
//
// counts Stride<1>: shared_store_wavefronts=1 shared_store_bank_conflicts=0
// counts Stride<1>: shared_load_wavefronts=1
// counts Stride<2>: shared_store_wavefronts=2 shared_store_bank_conflicts=1
// counts Stride<2>: shared_load_wavefronts=2
// counts Stride<3>: shared_store_wavefronts=1 shared_store_bank_conflicts=0
// counts Stride<3>: shared_load_wavefronts=1
// counts Stride<32>: shared_store_wavefronts=32 shared_store_bank_conflicts=31
// counts Stride<32>: shared_load_wavefronts=32
// counts Stride<32>: shared_load_requests=1 shared_store_requests=1 shared_load_bank_conflicts=31
//
// finds: nothing

template <int kStride>
__global__ void Stride(int* y) {
  __shared__ int memory[32 * kStride];
  const int lane = threadIdx.x;
  memory[lane * kStride] = lane;
  __syncwarp();
  y[lane] = memory[(lane ^ 1) * kStride];
}

int main() {
  int* d_y;
  cudaMalloc(&d_y, 32 * sizeof(int));
  Stride<1><<<1, 32>>>(d_y);
  Stride<2><<<1, 32>>>(d_y);
  Stride<3><<<1, 32>>>(d_y);
  Stride<32><<<1, 32>>>(d_y);
  cudaDeviceSynchronize();
  cudaFree(d_y);
}
