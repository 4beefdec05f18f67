// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: nothing
// Right in another way: the comparison is repeated until no other thread came in between, and the
// table lies in constant memory.

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
  if (i >= x.size()) return;
  int seen = x[0];  // what out[0] holds at first
  while (x[i] > seen) {
    const int before = atomicCAS(&out[0], seen, x[i]);
    if (before == seen) return;
    seen = before;
  }
}

void Largest(DeviceSpan<const int> x, DeviceSpan<int> out) {
  // The largest so far is the first.
  cudaMemcpy(out.data(), x.data(), sizeof(int), cudaMemcpyDeviceToDevice);
  LargestKernel<<<x.size() / kThreads + 1, kThreads>>>(x, out);
}

// Program 3: squares, looked up in a table.

__constant__ int constant_table[256];

__global__ void SquaresKernel(DeviceSpan<const int> x, DeviceSpan<int> out) {
  const std::size_t i = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  if (i < out.size()) out[i] = constant_table[x[i]];
}

void Squares(DeviceSpan<const int> x, DeviceSpan<int> out) {
  std::vector<int> table(256);
  for (int value = 0; value < 256; ++value) table[value] = value * value;
  cudaMemcpyToSymbol(constant_table, table.data(), sizeof(constant_table));
  SquaresKernel<<<x.size() / kThreads + 1, kThreads>>>(x, out);
}
