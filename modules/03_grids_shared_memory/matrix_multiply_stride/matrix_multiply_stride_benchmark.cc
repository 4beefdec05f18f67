// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include <cstdint>

#include "common/grade/benchmark.h"
#include "common/grade/grade.h"
#include "modules/03_grids_shared_memory/matrix_multiply_stride/matrix_multiply_stride.h"

namespace {

const grade::Submission<decltype(MatrixMultiplyStride)> submission;

// Matrices with n rows and columns: two are read and one is written, which is the least that a
// product must move. The grid stays the same.
GRADE_BENCHMARK(MatrixMultiplyStride, 32, 64, 128, 256) {
  const int side = static_cast<int>(n);
  const grade::Matrix<float> a = grade::RandomMatrix<float>(side, side, -1, 1);
  const grade::Matrix<float> b = grade::RandomMatrix<float>(side, side, -1, 1);
  return {submission.RunTimed(a, b, grade::Out<float>(side, side), 8, 32, 32, 8),
          /*bytes=*/12.0 * n * n};
}

}  // namespace
