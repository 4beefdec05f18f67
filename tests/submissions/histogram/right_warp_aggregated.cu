// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: nothing
// Right in another way: the lanes of a warp that meet in a bin elect one of them to add for all,
// and the counts are cleared by a kernel.

#include <cstddef>

#include "modules/02_custom_kernels/histogram/histogram.h"

using workbook::DeviceSpan;

__global__ void ClearCounts(DeviceSpan<unsigned int> counts) {
  const std::size_t bin = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  if (bin < counts.size()) counts[bin] = 0;
}

// Every lane of a warp takes part in every round, so that the votes have all 32 of them.
__global__ void AggregatedKernel(DeviceSpan<const float> values, float xmin, float xmax,
                                 DeviceSpan<unsigned int> counts) {
  __shared__ unsigned int mine[4096];
  const int bins = static_cast<int>(counts.size());
  for (int bin = threadIdx.x; bin < bins; bin += blockDim.x) mine[bin] = 0;
  __syncthreads();
  const unsigned int lane = threadIdx.x % 32;
  const std::size_t threads = std::size_t{gridDim.x} * blockDim.x;
  const std::size_t me = std::size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  for (std::size_t first = me - lane; first < values.size(); first += threads) {
    const std::size_t i = first + lane;
    int bin = -1;
    if (i < values.size() && values[i] >= xmin && values[i] < xmax) {
      bin = min(bins - 1, static_cast<int>((values[i] - xmin) / (xmax - xmin) * bins));
    }
    const unsigned int same = __match_any_sync(0xffffffffu, bin);
    if (bin >= 0 && lane == __ffs(same) - 1)
      atomicAdd(&mine[bin], static_cast<unsigned int>(__popc(same)));
  }
  __syncthreads();
  for (int bin = threadIdx.x; bin < bins; bin += blockDim.x) {
    if (mine[bin] != 0) atomicAdd(&counts[bin], mine[bin]);
  }
}

void Histogram(DeviceSpan<const float> values, float xmin, float xmax,
               DeviceSpan<unsigned int> counts) {
  ClearCounts<<<(counts.size() + 255) / 256, 256>>>(counts);
  AggregatedKernel<<<512, 256>>>(values, xmin, xmax, counts);
}
