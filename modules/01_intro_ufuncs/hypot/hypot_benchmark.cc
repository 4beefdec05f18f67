// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include <cstdint>
#include <vector>

#include "common/grade/benchmark.h"
#include "common/grade/grade.h"
#include "modules/01_intro_ufuncs/hypot/hypot.h"

namespace {

const grade::Submission<decltype(Hypot)> submission;

// Two floats read and one written for an element.
GRADE_BENCHMARK(Hypot, 1 << 10, 1 << 16, 1 << 20, 1 << 22) {
  const std::vector<float> x = grade::Random<float>(n, -100, 100);
  const std::vector<float> y = grade::Random<float>(n, -100, 100);
  return {submission.RunTimed(x, y, grade::Out<float>(n)), /*bytes=*/12.0 * n};
}

}  // namespace
