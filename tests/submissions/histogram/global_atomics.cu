// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Contention, Speedup
// Counts straight into global memory: right, but every value is one atomic on a few hot words.

#include <algorithm>
#include <cstddef>

#include "modules/02_custom_kernels/histogram/histogram.h"

using workbook::DeviceSpan;

__global__ void HistogramKernel(DeviceSpan<const float> values, float xmin, float xmax,
                                DeviceSpan<unsigned int> counts) {
  const std::size_t stride = std::size_t{gridDim.x} * blockDim.x;
  for (std::size_t i = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x; i < values.size();
       i += stride) {
    const float value = values[i];
    if (value >= xmin && value < xmax) {
      const int bins = static_cast<int>(counts.size());
      const int bin = static_cast<int>((value - xmin) / (xmax - xmin) * bins);
      atomicAdd(&counts[min(bin, bins - 1)], 1u);
    }
  }
}

void Histogram(DeviceSpan<const float> values, float xmin, float xmax,
               DeviceSpan<unsigned int> counts) {
  cudaMemset(counts.data(), 0, counts.size_bytes());
  if (values.empty()) return;
  const std::size_t blocks = std::min<std::size_t>((values.size() + 255) / 256, 1024);
  HistogramKernel<<<blocks, 256>>>(values, xmin, xmax, counts);
}
