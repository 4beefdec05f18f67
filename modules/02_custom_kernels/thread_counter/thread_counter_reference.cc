// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/02_custom_kernels/thread_counter/thread_counter_reference.h"

#include <algorithm>

std::vector<unsigned int> ThreadCounterReference(const std::vector<int>& values, int limit,
                                                 int blocks, int threads) {
  const auto below =
      std::count_if(values.begin(), values.end(), [limit](int value) { return value < limit; });
  return {static_cast<unsigned int>(blocks) * static_cast<unsigned int>(threads),
          static_cast<unsigned int>(below)};
}
