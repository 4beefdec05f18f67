// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Begun, Differences, Largest, Squares, Large, Parallel
// The starter without its marker: nothing is repaired.

#include <cstddef>
#include <vector>

#include "modules/02_custom_kernels/debugging/debugging.h"

using workbook::DeviceSpan;

constexpr int kThreads = 256;

// Program 1: what each value is more than the one before it.

__global__ void DifferencesKernel(DeviceSpan<const int> x, DeviceSpan<int> out) {
  const std::size_t i = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  if (i <= out.size()) out[i] = x[i] - x[i - 1];
}

void Differences(DeviceSpan<const int> x, DeviceSpan<int> out) {
  DifferencesKernel<<<x.size() / kThreads + 1, kThreads>>>(x, out);
}

// Program 2: the largest value.

__global__ void LargestKernel(DeviceSpan<const int> x, DeviceSpan<int> out) {
  const std::size_t i = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  if (i < x.size() && x[i] > out[0]) out[0] = x[i];
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
  cudaMalloc(&device_table, table.size());
  cudaMemcpy(device_table, table.data(), table.size() * sizeof(int), cudaMemcpyHostToDevice);
  const int threads = 2048;
  SquaresKernel<<<x.size() / threads + 1, threads>>>(x, device_table, out);
}
