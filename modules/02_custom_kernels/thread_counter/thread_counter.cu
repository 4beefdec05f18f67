// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/02_custom_kernels/thread_counter/thread_counter.h"

#include <cstddef>

using workbook::DeviceSpan;

__global__ void CountKernel(DeviceSpan<const int> values, int limit,
                            DeviceSpan<unsigned int> counts) {
  // TODO(student): let this thread count itself, then set the counts to 0 and launch the kernel
  // below.
}

void ThreadCounter(DeviceSpan<const int> values, int limit, int blocks, int threads,
                   DeviceSpan<unsigned int> counts) {}
