// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The mask names all lanes, but the shuffle stands in a branch that half of them take.
//
// finds: invalid-mask

__global__ void Sum(int* out) {
  int value = threadIdx.x;
  if (threadIdx.x < 16) {
    value += __shfl_down_sync(0xffffffff, value, 8);  // <- invalid-mask
  }
  __syncwarp();
  out[threadIdx.x] = value;
}

int main() {
  int* d_out;
  cudaMalloc(&d_out, 32 * sizeof(int));
  Sum<<<1, 32>>>(d_out);
  cudaDeviceSynchronize();
  cudaFree(d_out);
}
