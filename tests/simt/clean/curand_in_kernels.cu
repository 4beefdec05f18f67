// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Random numbers of both generators: states that live on between launches, and states of a thread.
//
// finds: nothing

#include <curand_kernel.h>

__global__ void SetUp(curandState* states, unsigned long long seed) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  curand_init(seed, i, 0, &states[i]);
}

__global__ void CountHits(curandState* states, unsigned* hits, int draws) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  curandState state = states[i];
  unsigned own = 0;
  for (int draw = 0; draw < draws; ++draw) {
    const float x = curand_uniform(&state), y = curand_uniform(&state);
    if (x * x + y * y <= 1) ++own;
  }
  states[i] = state;
  atomicAdd(hits, own);
}

__global__ void Fill(float4* x) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  curandStatePhilox4_32_10_t state;
  curand_init(1234, i, 0, &state);
  x[i] = curand_uniform4(&state);
}

int main() {
  constexpr int kThreads = 256, kDraws = 50;
  curandState* states;
  unsigned *hits, h_hits;
  float4 *x, h_x[kThreads];
  cudaMalloc(&states, kThreads * sizeof(curandState));
  cudaMalloc(&hits, sizeof h_hits);
  cudaMalloc(&x, sizeof h_x);
  cudaMemset(hits, 0, sizeof h_hits);
  SetUp<<<2, kThreads / 2>>>(states, 42);
  for (int launch = 0; launch < 2; ++launch) {
    CountHits<<<2, kThreads / 2>>>(states, hits, kDraws);
  }
  Fill<<<2, kThreads / 2>>>(x);
  cudaMemcpy(&h_hits, hits, sizeof h_hits, cudaMemcpyDeviceToHost);
  cudaMemcpy(h_x, x, sizeof h_x, cudaMemcpyDeviceToHost);
  cudaFree(states);
  cudaFree(hits);
  cudaFree(x);
  const double pi = 4.0 * h_hits / (2 * kDraws * kThreads);
  int errors = !(pi > 3.1 && pi < 3.18);
  for (const float4& v : h_x) errors += !(v.x > 0 && v.y > 0 && v.z > 0 && v.w <= 1);
  return errors;
}
