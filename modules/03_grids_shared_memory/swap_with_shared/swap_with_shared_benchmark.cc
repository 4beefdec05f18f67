// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include <cstdint>
#include <limits>
#include <vector>

#include "common/grade/benchmark.h"
#include "common/grade/grade.h"
#include "modules/03_grids_shared_memory/swap_with_shared/swap_with_shared.h"

namespace {

const grade::Submission<decltype(SwapWithShared)> submission;

// One int read and one written for an element.
GRADE_BENCHMARK(SwapWithShared, 1 << 10, 1 << 16, 1 << 20, 1 << 22) {
  const std::vector<int> values =
      grade::Random<int>(n, std::numeric_limits<int>::min(), std::numeric_limits<int>::max());
  return {submission.RunTimed(grade::InOut(values)), /*bytes=*/8.0 * n};
}

}  // namespace
