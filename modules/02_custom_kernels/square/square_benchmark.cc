// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include <cstdint>
#include <vector>

#include "common/grade/benchmark.h"
#include "common/grade/grade.h"
#include "modules/02_custom_kernels/square/square.h"

namespace {

const grade::Submission<decltype(Square)> submission;

// An int read and an integer of 64 bits written for an element.
GRADE_BENCHMARK(Square, 1 << 10, 1 << 16, 1 << 20, 1 << 22) {
  const std::vector<int> x = grade::Random<int>(n, -1000, 1000);
  return {submission.RunTimed(x, grade::Out<std::int64_t>(n)), /*bytes=*/12.0 * n};
}

}  // namespace
