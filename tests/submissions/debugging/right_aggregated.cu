// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: nothing
// Right in another way: each block finds its largest value in shared memory, the table is managed
// memory, and the differences are taken by a grid-stride loop.

#include <cstddef>

#include "modules/02_custom_kernels/debugging/debugging.h"

using workbook::DeviceSpan;

constexpr int kThreads = 256;

// Program 1: what each value is more than the one before it.

__global__ void DifferencesKernel(DeviceSpan<const int> x, DeviceSpan<int> out) {
  const std::size_t i = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  const std::size_t stride = std::size_t{gridDim.x} * blockDim.x;
  for (std::size_t k = i; k < out.size(); k += stride) out[k] = x[k] - (k > 0 ? x[k - 1] : 0);
}

void Differences(DeviceSpan<const int> x, DeviceSpan<int> out) {
  DifferencesKernel<<<16, kThreads>>>(x, out);
}

// Program 2: the largest value.

__global__ void LargestKernel(DeviceSpan<const int> x, DeviceSpan<int> out) {
  __shared__ int block_largest;
  if (threadIdx.x == 0) block_largest = x[0];
  __syncthreads();
  const std::size_t i = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  if (i < x.size()) atomicMax(&block_largest, x[i]);
  __syncthreads();
  if (threadIdx.x == 0) atomicMax(&out[0], block_largest);
}

void Largest(DeviceSpan<const int> x, DeviceSpan<int> out) {
  // The largest so far is the first.
  cudaMemcpy(out.data(), x.data(), sizeof(int), cudaMemcpyDeviceToDevice);
  LargestKernel<<<x.size() / kThreads + 1, kThreads>>>(x, out);
}

// Program 3: squares, looked up in a table.

__global__ void SquaresKernel(DeviceSpan<const int> x, const int* table, DeviceSpan<int> out) {
  const std::size_t i = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  if (i < out.size()) out[i] = table[x[i]];
}

void Squares(DeviceSpan<const int> x, DeviceSpan<int> out) {
  int* table = nullptr;
  cudaMallocManaged(&table, 256 * sizeof(int));
  for (int value = 0; value < 256; ++value) table[value] = value * value;
  SquaresKernel<<<x.size() / kThreads + 1, kThreads>>>(x, table, out);
  cudaFree(table);
}
