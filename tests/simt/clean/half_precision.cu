// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Numbers of 16 bits, of both kinds, alone and in pairs: in global and shared memory, in shuffles
// and in atomics.
//
// finds: nothing
// counts Axpy: global_load_requests=4 global_load_sectors=16 global_store_requests=2

#include <cuda_bf16.h>
#include <cuda_fp16.h>

__global__ void Axpy(__half2 a, const __half2* x, __half2* y) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  y[i] = __hfma2(a, x[i], y[i]);
}

__global__ void Halve(const __half* x, float* y, int n) {
  __shared__ half tile[64];
  const int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
  if (i < n) tile[t] = x[i] / half(2);
  __syncthreads();
  if (i < n) y[i] = __half2float(tile[blockDim.x - 1 - t]);
}

template <class T>
__global__ void Sum(const T* x, T* sum) {
  T value = x[threadIdx.x];
  for (int delta = 16; delta > 0; delta /= 2) {
    value += __shfl_down_sync(0xffffffff, value, delta);
  }
  if (threadIdx.x % 32 == 0) atomicAdd(sum, value);
}

template <class T>
int TestSum() {
  constexpr int n = 64;
  T h[n], *x, *sum, result;
  for (int i = 0; i < n; ++i) h[i] = T(i % 4);
  cudaMalloc(&x, sizeof h);
  cudaMalloc(&sum, sizeof result);
  cudaMemcpy(x, h, sizeof h, cudaMemcpyHostToDevice);
  cudaMemset(sum, 0, sizeof result);
  Sum<<<1, n>>>(x, sum);
  cudaMemcpy(&result, sum, sizeof result, cudaMemcpyDeviceToHost);
  cudaFree(x);
  cudaFree(sum);
  return float(result) != 96;
}

int main() {
  constexpr int n = 128;
  half x[n], y[n];
  float z[n];
  for (int i = 0; i < n; ++i) {
    x[i] = __float2half(0.5f * i);
    y[i] = __int2half_rn(i);
  }
  half *d_x, *d_y;
  float* d_z;
  cudaMalloc(&d_x, sizeof x);
  cudaMalloc(&d_y, sizeof y);
  cudaMalloc(&d_z, sizeof z);
  cudaMemcpy(d_x, x, sizeof x, cudaMemcpyHostToDevice);
  cudaMemcpy(d_y, y, sizeof y, cudaMemcpyHostToDevice);
  Axpy<<<1, n / 2>>>(__float2half2_rn(2), reinterpret_cast<half2*>(d_x),
                     reinterpret_cast<half2*>(d_y));
  Halve<<<2, 64>>>(d_y, d_z, n);
  cudaMemcpy(z, d_z, sizeof z, cudaMemcpyDeviceToHost);
  cudaFree(d_x);
  cudaFree(d_y);
  cudaFree(d_z);
  int errors = TestSum<half>() + TestSum<__nv_bfloat16>();
  for (int i = 0; i < n; ++i) errors += z[i] != i / 64 * 64 + 63 - i % 64;
  return errors;
}
