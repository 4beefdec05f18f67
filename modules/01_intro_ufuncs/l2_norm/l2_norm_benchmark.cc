// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include <cstdint>

#include "common/grade/benchmark.h"
#include "common/grade/grade.h"
#include "modules/01_intro_ufuncs/l2_norm/l2_norm.h"

namespace {

const grade::Submission<decltype(L2Norm)> submission;

// Square matrices of n rows. Every element is read twice, once for its row and once for its column.
GRADE_BENCHMARK(L2Norm, 1 << 6, 1 << 8, 1 << 10) {
  const int side = static_cast<int>(n);
  return {submission.RunTimed(grade::RandomMatrix<float>(side, side, -1, 1),
                              grade::Out<float>(side), grade::Out<float>(side)),
          /*bytes=*/8.0 * static_cast<double>(n * n)};
}

}  // namespace
