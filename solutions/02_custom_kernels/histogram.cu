// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Model answer: modules/02_custom_kernels/histogram.

#include "modules/02_custom_kernels/histogram/histogram.h"

#include <algorithm>
#include <cstddef>

using workbook::DeviceSpan;

// Each block counts into a histogram of its own in shared memory, and adds it to the result at the
// end: one addition to global memory for a bin and a block instead of one for a value.
__global__ void HistogramKernel(DeviceSpan<const float> values, float xmin, float xmax,
                                DeviceSpan<unsigned int> counts) {
  extern __shared__ unsigned int block_counts[];
  const int bins = static_cast<int>(counts.size());
  for (int bin = threadIdx.x; bin < bins; bin += blockDim.x) block_counts[bin] = 0;
  __syncthreads();  // nobody counts before every bin is 0

  const std::size_t start = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  const std::size_t stride = std::size_t{gridDim.x} * blockDim.x;
  for (std::size_t i = start; i < values.size(); i += stride) {
    const float value = values[i];
    if (value >= xmin && value < xmax) {  // false for NaN
      // A value just below xmax can round to `bins` here; it belongs to the last bin.
      const int bin = static_cast<int>((value - xmin) / (xmax - xmin) * bins);
      atomicAdd(&block_counts[min(bin, bins - 1)], 1u);
    }
  }
  __syncthreads();  // nobody adds up before every value is counted

  for (int bin = threadIdx.x; bin < bins; bin += blockDim.x) {
    if (block_counts[bin] != 0) atomicAdd(&counts[bin], block_counts[bin]);
  }
}

void Histogram(DeviceSpan<const float> values, float xmin, float xmax,
               DeviceSpan<unsigned int> counts) {
  cudaMemsetAsync(counts.data(), 0, counts.size_bytes());
  if (values.empty()) return;  // a launch of 0 blocks is an error
  const std::size_t threads = 256;
  const std::size_t most_blocks = 1024;  // enough to fill the device; each costs one final addition
  const std::size_t blocks = std::min((values.size() + threads - 1) / threads, most_blocks);
  HistogramKernel<<<blocks, threads, counts.size_bytes()>>>(values, xmin, xmax, counts);
}
