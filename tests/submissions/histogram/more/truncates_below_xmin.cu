// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Outside, Edges
// Tests the bin instead of the value: a value just below xmin gives -0.3, which truncates to bin
// 0.

#include <algorithm>
#include <cstddef>

#include "modules/02_custom_kernels/histogram/histogram.h"

using workbook::DeviceSpan;

__global__ void HistogramKernel(DeviceSpan<const float> values, float xmin, float xmax,
                                DeviceSpan<unsigned int> counts) {
  extern __shared__ unsigned int block_counts[];
  const int bins = static_cast<int>(counts.size());
  for (int bin = threadIdx.x; bin < bins; bin += blockDim.x) block_counts[bin] = 0;
  __syncthreads();

  const std::size_t stride = std::size_t{gridDim.x} * blockDim.x;
  for (std::size_t i = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x; i < values.size();
       i += stride) {
    const float value = values[i];
    {
      const int bin = static_cast<int>((value - xmin) / (xmax - xmin) * bins);
      if (bin >= 0 && bin < bins) atomicAdd(&block_counts[bin], 1u);
    }
  }
  __syncthreads();

  for (int bin = threadIdx.x; bin < bins; bin += blockDim.x) {
    if (block_counts[bin] != 0) atomicAdd(&counts[bin], block_counts[bin]);
  }
}

void Histogram(DeviceSpan<const float> values, float xmin, float xmax,
               DeviceSpan<unsigned int> counts) {
  cudaMemset(counts.data(), 0, counts.size_bytes());
  if (values.empty()) return;
  const std::size_t blocks = std::min<std::size_t>((values.size() + 255) / 256, 1024);
  HistogramKernel<<<blocks, 256, counts.size_bytes()>>>(values, xmin, xmax, counts);
}
