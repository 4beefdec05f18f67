// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: GivenGrid, OneThread, OneBlock, WholeDevice, EveryCall
// Launches twice between the events, to be sure, and tells the time of both.

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
  cudaEvent_t start, stop;
  cudaEventCreate(&start);
  cudaEventCreate(&stop);
  cudaEventRecord(start);
  SquareKernel<<<blocks, threads>>>(x, out);
  SquareKernel<<<blocks, threads>>>(x, out);
  cudaEventRecord(stop);
  cudaEventSynchronize(stop);
  float elapsed = 0;
  cudaEventElapsedTime(&elapsed, start, stop);
  cudaEventDestroy(start);
  cudaEventDestroy(stop);
  cudaMemcpy(milliseconds.data(), &elapsed, sizeof(elapsed), cudaMemcpyHostToDevice);
}
