// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Squares, Large, Parallel
// Copies in the wrong direction.

#include <cstddef>
#include <vector>

#include "modules/02_custom_kernels/debugging/debugging.h"

using workbook::DeviceSpan;

constexpr int kThreads = 256;

// Program 1: what each value is more than the one before it.

__global__ void DifferencesKernel(DeviceSpan<const int> x, DeviceSpan<int> out) {
  const std::size_t i = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  if (i >= out.size()) return;
  out[i] = i == 0 ? x[0] : x[i] - x[i - 1];
}

void Differences(DeviceSpan<const int> x, DeviceSpan<int> out) {
  DifferencesKernel<<<x.size() / kThreads + 1, kThreads>>>(x, out);
}

// Program 2: the largest value.

__global__ void LargestKernel(DeviceSpan<const int> x, DeviceSpan<int> out) {
  const std::size_t i = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  if (i < x.size()) atomicMax(&out[0], x[i]);
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
  std::vector<int> table(256);
  for (int value = 0; value < 256; ++value) table[value] = value * value;

  int* device_table = nullptr;
  const std::size_t bytes = table.size() * sizeof(int);
  cudaMalloc(&device_table, bytes);
  cudaMemcpy(device_table, table.data(), bytes, cudaMemcpyDeviceToHost);
  SquaresKernel<<<x.size() / kThreads + 1, kThreads>>>(x, device_table, out);
  cudaFree(device_table);
}
