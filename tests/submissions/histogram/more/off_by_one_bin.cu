// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Tiny, AroundBlock, Primes, Large, Outside, Edges, NotANumber, ManyBins, OneBin, Clean
// loses: Coalesced, Contention, Speedup
// Spreads the range over bins - 1 bins, so that only xmax itself would reach the last.

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
    if (value >= xmin && value < xmax) {
      const int bin = static_cast<int>((value - xmin) / (xmax - xmin) * (bins - 1));
      atomicAdd(&block_counts[bin], 1u);
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
