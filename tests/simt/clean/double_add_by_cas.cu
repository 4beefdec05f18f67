// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The programming guide's atomic operation made of compare-and-swap: it begins with a plain read, a
// guess that the first swap confirms or corrects.
//
// finds: nothing

#include <cstdio>

__device__ double AddByCas(double* address, double value) {
  auto* word = reinterpret_cast<unsigned long long*>(address);
  unsigned long long old = *word, assumed;
  do {
    assumed = old;
    old = atomicCAS(word, assumed, __double_as_longlong(value + __longlong_as_double(assumed)));
  } while (assumed != old);
  return __longlong_as_double(old);
}

__global__ void Sum(double* sum) { AddByCas(sum, threadIdx.x); }

int main() {
  double* d_sum;
  double sum = 0;
  cudaMalloc(&d_sum, sizeof(double));
  cudaMemset(d_sum, 0, sizeof(double));
  Sum<<<4, 96>>>(d_sum);
  cudaMemcpy(&sum, d_sum, sizeof(double), cudaMemcpyDeviceToHost);
  std::printf("%g\n", sum);
  cudaFree(d_sum);
  return sum == 4 * 96 * 95 / 2 ? 0 : 1;
}
