// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include <cstdint>
#include <vector>

#include "common/grade/benchmark.h"
#include "common/grade/grade.h"
#include "modules/01_intro_ufuncs/polar_distance/polar_distance.h"

namespace {

const grade::Submission<decltype(PolarDistance)> submission;

// Four floats read and one written for a pair.
GRADE_BENCHMARK(PolarDistance, 1 << 10, 1 << 16, 1 << 20, 1 << 22) {
  const std::vector<float> rho1 = grade::Random<float>(n, 0, 100);
  const std::vector<float> theta1 = grade::Random<float>(n, -3, 3);
  const std::vector<float> rho2 = grade::Random<float>(n, 0, 100);
  const std::vector<float> theta2 = grade::Random<float>(n, -3, 3);
  return {submission.RunTimed(rho1, theta1, rho2, theta2, grade::Out<float>(n)),
          /*bytes=*/20.0 * static_cast<double>(n)};
}

}  // namespace
