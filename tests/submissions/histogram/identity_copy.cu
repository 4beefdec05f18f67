// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Tiny, AroundBlock, Primes, Large, Outside, Edges, NotANumber, ManyBins, OneBin, Clean
// loses: Coalesced, Contention, Speedup
// Copies the first values into the counts.

#include <algorithm>
#include <cstddef>

#include "modules/02_custom_kernels/histogram/histogram.h"

using workbook::DeviceSpan;

void Histogram(DeviceSpan<const float> values, float xmin, float xmax,
               DeviceSpan<unsigned int> counts) {
  (void)xmin;
  (void)xmax;
  cudaMemset(counts.data(), 0, counts.size_bytes());
  const std::size_t bytes = std::min(values.size_bytes(), counts.size_bytes());
  cudaMemcpy(counts.data(), values.data(), bytes, cudaMemcpyDeviceToDevice);
}
