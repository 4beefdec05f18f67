// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// One block of dynamic shared memory holds arrays of several types or of any type.
//
// finds: nothing

__global__ void Mixed(int* out, int n) {
  extern __shared__ double memory[];
  double* weights = memory;
  int* values = reinterpret_cast<int*>(weights + n);
  char* flags = reinterpret_cast<char*>(values + n);
  const int t = threadIdx.x;
  weights[t] = 0.5 * t;
  values[t] = 3 * t;
  flags[t] = t % 2;
  __syncthreads();
  const int u = n - 1 - t;
  out[t] = static_cast<int>(2 * weights[u]) + values[u] + flags[u];
}

template <class T>
__global__ void Reverse(T* x) {
  extern __shared__ __align__(16) unsigned char bytes[];
  T* tile = reinterpret_cast<T*>(bytes);
  tile[threadIdx.x] = x[threadIdx.x];
  __syncthreads();
  x[threadIdx.x] = tile[blockDim.x - 1 - threadIdx.x];
}

int main() {
  const int n = 40;
  int h[n];
  int* d;
  cudaMalloc(&d, sizeof(h));
  Mixed<<<1, n, n*(sizeof(double) + sizeof(int) + sizeof(char))>>>(d, n);
  Reverse<<<1, n, n * sizeof(int)>>>(d);
  cudaMemcpy(h, d, sizeof(h), cudaMemcpyDeviceToHost);
  cudaFree(d);
  for (int i = 0; i < n; ++i) {
    if (h[i] != i + 3 * i + i % 2) return 1;
  }
}
