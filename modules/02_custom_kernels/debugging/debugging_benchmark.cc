// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include <cstdint>
#include <vector>

#include "common/grade/benchmark.h"
#include "common/grade/grade.h"
#include "modules/02_custom_kernels/debugging/debugging.h"

namespace {

const grade::Submission<decltype(Debugging)> submission;

// One int read and one written for a value.
GRADE_BENCHMARK(Differences, 1 << 10, 1 << 16, 1 << 20) {
  const std::vector<int> x = grade::Random<int>(n, 0, 1000);
  return {submission.RunTimed(kDifferences, x, grade::Out<int>(n)), /*bytes=*/8.0 * n};
}

// One int read for a value; all threads meet in the one that is written.
GRADE_BENCHMARK(Largest, 1 << 10, 1 << 16, 1 << 20) {
  const std::vector<int> x = grade::Random<int>(n, 0, 1000);
  return {submission.RunTimed(kLargest, x, grade::Out<int>(1)), /*bytes=*/4.0 * n};
}

// The same as for the differences; the table weighs nothing beside it.
GRADE_BENCHMARK(Squares, 1 << 10, 1 << 16, 1 << 20) {
  const std::vector<int> x = grade::Random<int>(n, 0, 255);
  return {submission.RunTimed(kSquares, x, grade::Out<int>(n)), /*bytes=*/8.0 * n};
}

}  // namespace
