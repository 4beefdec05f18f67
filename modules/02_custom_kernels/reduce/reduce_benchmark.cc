// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include <cstdint>
#include <vector>

#include "common/grade/benchmark.h"
#include "common/grade/grade.h"
#include "modules/02_custom_kernels/reduce/reduce.h"

namespace {

const grade::Submission<decltype(Reduce)> submission;

// One float read for a value.
GRADE_BENCHMARK(Reduce, 1 << 10, 1 << 16, 1 << 20, 1 << 22) {
  const std::vector<float> values = grade::Random<float>(n, 0, 1);
  return {submission.RunTimed(values, grade::Out<float>(1)), /*bytes=*/4.0 * n};
}

}  // namespace
