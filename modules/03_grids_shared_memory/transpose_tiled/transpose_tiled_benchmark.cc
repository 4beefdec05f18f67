// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include <cstdint>

#include "common/grade/benchmark.h"
#include "common/grade/grade.h"
#include "modules/03_grids_shared_memory/transpose_tiled/transpose_tiled.h"

namespace {

const grade::Submission<decltype(TransposeTiled)> submission;

// One float read and one written for an element of a matrix with n rows and columns.
GRADE_BENCHMARK(TransposeTiled, 64, 256, 1024, 2048) {
  const int side = static_cast<int>(n);
  const grade::Matrix<float> in = grade::RandomMatrix<float>(side, side, -1, 1);
  return {submission.RunTimed(in, grade::Out<float>(side, side)), /*bytes=*/8.0 * n * n};
}

}  // namespace
