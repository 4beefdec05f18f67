// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A maximum of floats by compare-and-swap on their bits, in global and in shared memory.
//
// finds: nothing

#include <vector>

__device__ void AtomicMax(float* address, float value) {
  int* bits = reinterpret_cast<int*>(address);
  int before = *reinterpret_cast<volatile int*>(bits);
  while (__int_as_float(before) < value) {
    const int found = atomicCAS(bits, before, __float_as_int(value));
    if (found == before) break;
    before = found;
  }
}

__global__ void Maximum(const float* x, int n, float* result) {
  __shared__ float best;
  if (threadIdx.x == 0) best = -1e30f;
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) {
    AtomicMax(&best, x[i]);
  }
  __syncthreads();
  if (threadIdx.x == 0) AtomicMax(result, best);
}

int main() {
  const int n = 700;
  std::vector<float> x(n);
  for (int i = 0; i < n; ++i) x[i] = i * 37 % n;
  float *d_x, *d_result, result = -1e30f;
  cudaMalloc(&d_x, n * sizeof(float));
  cudaMalloc(&d_result, sizeof(float));
  cudaMemcpy(d_x, x.data(), n * sizeof(float), cudaMemcpyHostToDevice);
  cudaMemcpy(d_result, &result, sizeof(float), cudaMemcpyHostToDevice);
  Maximum<<<3, 96>>>(d_x, n, d_result);
  cudaMemcpy(&result, d_result, sizeof(float), cudaMemcpyDeviceToHost);
  cudaFree(d_x);
  cudaFree(d_result);
  return result == n - 1 ? 0 : 1;
}
