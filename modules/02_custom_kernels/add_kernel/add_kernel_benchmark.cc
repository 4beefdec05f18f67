// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include <cstdint>
#include <vector>

#include "common/grade/benchmark.h"
#include "common/grade/grade.h"
#include "modules/02_custom_kernels/add_kernel/add_kernel.h"

namespace {

const grade::Submission<decltype(Add)> submission;

// Two ints read and one written for an element.
GRADE_BENCHMARK(Add, 1 << 10, 1 << 16, 1 << 20, 1 << 22) {
  const std::vector<int> x = grade::Random<int>(n, -1000, 1000);
  const std::vector<int> y = grade::Random<int>(n, -1000, 1000);
  return {submission.RunTimed(x, y, grade::Out<int>(n)), /*bytes=*/12.0 * n};
}

}  // namespace
