// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Kernels that are templates: of types, values and callables, with launches of every form.
//
// finds: nothing

#include <vector>

template <class T>
struct Square {
  __host__ __device__ T operator()(T x) const { return x * x; }
};

template <class T, class F = Square<T>>
__global__ void Map(const T* in, T* out, int n, F f) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = f(in[i]);
}

template <int kBlock, class T>
__global__ void Reverse(T* x) {
  __shared__ T tile[kBlock];
  tile[threadIdx.x] = x[threadIdx.x];
  __syncthreads();
  x[threadIdx.x] = tile[kBlock - 1 - threadIdx.x];
}

#define LAUNCH(kernel, blocks, threads, ...) kernel<<<(blocks), (threads)>>>(__VA_ARGS__)

namespace {
template <class T>
int Check(bool reverse) {
  const int n = 64;
  std::vector<T> x(n);
  for (int i = 0; i < n; ++i) x[i] = static_cast<T>(i);
  T *d_x, *d_y;
  cudaMalloc(&d_x, n * sizeof(T));
  cudaMalloc(&d_y, n * sizeof(T));
  cudaMemcpy(d_x, x.data(), n * sizeof(T), cudaMemcpyHostToDevice);
  // clang-format off
  Map<T, Square<T>>
      // in two halves
      <<<(n + 31) >> 5,
         32>>>(d_x, d_y, n, Square<T>());
  // clang-format on
  if (reverse) Reverse<64><<<1, 64>>>(d_y);
  cudaMemcpy(x.data(), d_y, n * sizeof(T), cudaMemcpyDeviceToHost);
  int wrong = 0;
  for (int i = 0; i < n; ++i) {
    const int j = reverse ? n - 1 - i : i;
    if (x[i] != static_cast<T>(j) * static_cast<T>(j)) wrong = 1;
  }
  LAUNCH(Map, 2, 32, d_x, d_y, n, Square<T>());
  void (*pointer)(T*) = Reverse<64, T>;
  pointer<<<1, 64, 0, nullptr>>>(d_x);
  (reverse ? Reverse<64, T> : pointer)<<<1, 64>>>(d_x);
  cudaMemcpy(x.data(), d_x, n * sizeof(T), cudaMemcpyDeviceToHost);
  if (x[1] != static_cast<T>(1)) wrong = 2;
  cudaFree(d_x);
  cudaFree(d_y);
  return wrong;
}
}  // namespace

int main() { return Check<int>(false) + Check<double>(true) + Check<long long>(true); }
