// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include <cstdint>
#include <vector>

#include "common/grade/benchmark.h"
#include "common/grade/grade.h"
#include "modules/01_intro_ufuncs/make_pulses/make_pulses.h"

namespace {

const grade::Submission<decltype(MakePulses)> submission;

// The bytes that kernels must move: three floats. The copies between host and device come on top.
GRADE_BENCHMARK(MakePulses, 1 << 10, 100'000, 1 << 20, 1 << 22) {
  const std::vector<float> t = grade::Random<float>(n, 0, 1000);
  const std::vector<float> noise = grade::Random<float>(n, -3, 3);
  return {submission.RunTimed(t, 100.0f, 50.0f, noise, grade::Out<float>(n)),
          /*bytes=*/12.0 * static_cast<double>(n)};
}

}  // namespace
