// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A kernel waits by its clock: time passes.
//
// finds: nothing

__device__ volatile int ready = 3;

__global__ void Wait(long long cycles, int* ok) {
  const long long begin = clock64();
  const clock_t begin_short = clock();
  while (clock64() - begin < cycles) {
  }
  *ok = clock() > begin_short;
}

int main() {
  int* d_ok;
  cudaMalloc(&d_ok, sizeof(int));
  Wait<<<1, 1>>>(100000, d_ok);
  int ok = 0, copy = 0;
  cudaMemcpy(&ok, d_ok, sizeof(int), cudaMemcpyDeviceToHost);
  cudaMemcpyFromSymbol(&copy, ready, sizeof(int));
  cudaFree(d_ok);
  return ok && copy == 3 && clock() >= 0 ? 0 : 1;
}
