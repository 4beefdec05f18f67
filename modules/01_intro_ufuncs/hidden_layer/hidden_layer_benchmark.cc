// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include <cstdint>
#include <vector>

#include "common/grade/benchmark.h"
#include "common/grade/grade.h"
#include "modules/01_intro_ufuncs/hidden_layer/hidden_layer.h"

namespace {

const grade::Submission<decltype(HiddenLayer)> submission;

// The bytes that a kernel must move: three floats. The copies between host and device come on top.
GRADE_BENCHMARK(HiddenLayer, 1 << 10, 1 << 16, 1 << 20, 1 << 22) {
  const std::vector<float> greyscales = grade::Random<float>(n, 0, 255);
  const std::vector<float> weights = grade::Random<float>(n, -1, 1);
  return {submission.RunTimed(greyscales, weights, grade::Out<float>(n)),
          /*bytes=*/12.0 * static_cast<double>(n)};
}

}  // namespace
