// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// All threads of a block draw from one state.
//
// finds: race

#include <curand_kernel.h>

__global__ void Draw(curandState* state, unsigned* x) {
  if (threadIdx.x == 0) curand_init(1, blockIdx.x, 0, &state[blockIdx.x]);
  __syncthreads();
  x[blockIdx.x * blockDim.x + threadIdx.x] = curand(&state[blockIdx.x]);  // <- race
}

int main() {
  curandState* states;
  unsigned* x;
  cudaMalloc(&states, 2 * sizeof(curandState));
  cudaMalloc(&x, 128 * sizeof(unsigned));
  Draw<<<2, 64>>>(states, x);
  cudaDeviceSynchronize();
  cudaFree(states);
  cudaFree(x);
}
