// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Launches with a configuration and attributes instead of <<<>>>.
//
// finds: nothing

#include <cooperative_groups.h>

template <class T>
__global__ void Add(T* x, T value) {
  x[blockIdx.x * blockDim.x + threadIdx.x] += value;
}

__global__ void AddNeighbour(int* x, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const int other = x[n - 1 - i];
  cooperative_groups::sync(cooperative_groups::this_grid());
  x[i] += other;
}

int main() {
  constexpr int n = 128;
  int *x, h[n], errors = 0;
  cudaMalloc(&x, sizeof h);
  cudaMemset(x, 0, sizeof h);
  cudaStream_t stream;
  cudaStreamCreate(&stream);

  cudaLaunchConfig_t config = {};
  config.gridDim = 4;
  config.blockDim = dim3(32, 1, 1);
  config.stream = stream;
  errors += cudaLaunchKernelEx(&config, Add<int>, x, 5) != cudaSuccess;
  int value = 2;
  void* arguments[] = {&x, &value};
  errors += cudaLaunchKernelExC(&config, (const void*)Add<int>, arguments) != cudaSuccess;

  cudaLaunchAttribute attributes[2];
  attributes[0].id = cudaLaunchAttributeCooperative;
  attributes[0].val.cooperative = 1;
  attributes[1].id = cudaLaunchAttributePriority;
  attributes[1].val.priority = 0;
  config.attrs = attributes;
  config.numAttrs = 2;
  errors += cudaLaunchKernelEx(&config, AddNeighbour, x, n) != cudaSuccess;
  config.blockDim = 2048;
  errors += cudaLaunchKernelEx(&config, AddNeighbour, x, n) != cudaErrorInvalidConfiguration;
  cudaGetLastError();

  cudaStreamSynchronize(stream);
  cudaMemcpy(h, x, sizeof h, cudaMemcpyDeviceToHost);
  for (int element : h) errors += element != 14;
  cudaFree(x);
  cudaStreamDestroy(stream);
  return errors;
}
