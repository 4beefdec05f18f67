// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include <cstdint>
#include <vector>

#include "common/grade/benchmark.h"
#include "common/grade/grade.h"
#include "modules/02_custom_kernels/hypot_stride/hypot_stride.h"

namespace {

const grade::Submission<decltype(HypotStride)> submission;

// Two floats read and one written for an element; the grid stays the same.
GRADE_BENCHMARK(HypotStride, 1 << 10, 1 << 16, 1 << 20, 1 << 22) {
  const std::vector<float> x = grade::Random<float>(n, 1, 1000);
  const std::vector<float> y = grade::Random<float>(n, 1, 1000);
  return {submission.RunTimed(x, y, grade::Out<float>(n), 1024, 256), /*bytes=*/12.0 * n};
}

}  // namespace
