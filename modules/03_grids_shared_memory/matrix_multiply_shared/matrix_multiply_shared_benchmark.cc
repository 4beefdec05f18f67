// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include <cstdint>

#include "common/grade/benchmark.h"
#include "common/grade/grade.h"
#include "modules/03_grids_shared_memory/matrix_multiply_shared/matrix_multiply_shared.h"

namespace {

const grade::Submission<decltype(MatrixMultiplyShared)> submission;

// Three matrices of n x n floats: two are read and one is written. The product grows faster than
// its bytes: that they come ever more slowly is what the benchmark shows.
GRADE_BENCHMARK(MatrixMultiplyShared, 32, 128, 256, 512) {
  const int side = static_cast<int>(n);
  const grade::Matrix<float> a = grade::RandomMatrix<float>(side, side, -1, 1);
  const grade::Matrix<float> b = grade::RandomMatrix<float>(side, side, -1, 1);
  return {submission.RunTimed(a, b, grade::Out<float>(side, side)), /*bytes=*/12.0 * n * n};
}

}  // namespace
