// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: OneThread, OneBlock, WholeDevice, EveryCall
// Waits for the device, but measures by the clock of the host, with all that the host does in
// between.

#include <chrono>
#include <cstddef>
#include <cstdint>

#include "modules/02_custom_kernels/kernel_timing/kernel_timing.h"

using workbook::DeviceSpan;

// Right for any number of elements on any grid.
__global__ void SquareKernel(DeviceSpan<const int> x, DeviceSpan<std::int64_t> out) {
  const std::size_t start = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  const std::size_t stride = std::size_t{gridDim.x} * blockDim.x;
  for (std::size_t i = start; i < out.size(); i += stride) out[i] = std::int64_t{x[i]} * x[i];
}

void TimeSquare(DeviceSpan<const int> x, DeviceSpan<std::int64_t> out,
                DeviceSpan<float> milliseconds, int blocks, int threads) {
  const auto start = std::chrono::steady_clock::now();
  SquareKernel<<<blocks, threads>>>(x, out);
  cudaDeviceSynchronize();
  const auto stop = std::chrono::steady_clock::now();
  const float elapsed = std::chrono::duration<float, std::milli>(stop - start).count();
  cudaMemcpy(milliseconds.data(), &elapsed, sizeof(elapsed), cudaMemcpyHostToDevice);
}
