// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/02_custom_kernels/debugging/debugging_reference.h"

#include <algorithm>
#include <numeric>

std::vector<int> DebuggingReference(Program program, const std::vector<int>& x) {
  if (program == kLargest) return {*std::max_element(x.begin(), x.end())};
  std::vector<int> out(x.size());
  if (program == kDifferences) {
    std::adjacent_difference(x.begin(), x.end(), out.begin());
  } else {
    std::transform(x.begin(), x.end(), out.begin(), [](int value) { return value * value; });
  }
  return out;
}
