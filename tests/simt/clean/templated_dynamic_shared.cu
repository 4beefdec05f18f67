// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// extern __shared__ in templates: by a struct that is specialised for each type, and directly with
// one name for each type.
//
// finds: nothing

template <class T>
struct SharedMemory;
template <>
struct SharedMemory<int> {
  __device__ operator int*() {
    extern __shared__ int shared_int[];
    return shared_int;
  }
};
template <>
struct SharedMemory<double> {
  __device__ operator double*() {
    extern __shared__ double shared_double[];
    return shared_double;
  }
};

template <class T>
__global__ void Reverse(T* x) {
  T* tile = SharedMemory<T>();
  tile[threadIdx.x] = x[threadIdx.x];
  __syncthreads();
  x[threadIdx.x] = tile[blockDim.x - 1 - threadIdx.x];
}

template <class T, int kFactor>
__global__ void ScaleNeighbour(T* x) {
  extern __shared__ __align__(sizeof(double)) unsigned char raw[];
  T* tile = reinterpret_cast<T*>(raw);
  tile[threadIdx.x] = kFactor * x[threadIdx.x];
  __syncthreads();
  x[threadIdx.x] = tile[threadIdx.x ^ 1];
}

template <class T>
bool Test() {
  constexpr int n = 96;
  T h[n], *x;
  for (int i = 0; i < n; ++i) h[i] = i;
  cudaMalloc(&x, sizeof h);
  cudaMemcpy(x, h, sizeof h, cudaMemcpyHostToDevice);
  Reverse<T><<<1, n, n * sizeof(T)>>>(x);
  ScaleNeighbour<T, 3><<<1, n, n * sizeof(T)>>>(x);
  cudaMemcpy(h, x, sizeof h, cudaMemcpyDeviceToHost);
  cudaFree(x);
  for (int i = 0; i < n; ++i) {
    if (h[i] != 3 * (n - 1 - (i ^ 1))) return false;
  }
  return true;
}

int main() { return Test<int>() && Test<double>() ? 0 : 1; }
