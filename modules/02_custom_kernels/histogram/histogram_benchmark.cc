// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include <cstdint>
#include <vector>

#include "common/grade/benchmark.h"
#include "common/grade/grade.h"
#include "modules/02_custom_kernels/histogram/histogram.h"

namespace {

const grade::Submission<decltype(Histogram)> submission;

// One float read for a value; the counts weigh nothing beside them.
GRADE_BENCHMARK(Histogram, 1 << 10, 1 << 16, 1 << 20, 1 << 22) {
  const std::vector<float> values = grade::Random<float>(n, 0, 1);
  return {submission.RunTimed(values, 0.0f, 1.0f, grade::Out<unsigned int>(64)), /*bytes=*/4.0 * n};
}

}  // namespace
