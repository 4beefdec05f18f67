// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include <vector>

#include "common/grade/benchmark.h"
#include "common/grade/grade.h"
#include "tests/grade/double/double.h"

namespace {

const grade::Submission<decltype(Double)> submission;

GRADE_BENCHMARK(Double, 64, 256) {
  const std::vector<int> x = grade::Random<int>(n, 1, 100);
  return {submission.RunTimed(x, grade::Out<int>(n)), /*bytes=*/8.0 * n};
}

}  // namespace
