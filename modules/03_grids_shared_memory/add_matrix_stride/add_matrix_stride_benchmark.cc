// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include <cstdint>

#include "common/grade/benchmark.h"
#include "common/grade/grade.h"
#include "modules/03_grids_shared_memory/add_matrix_stride/add_matrix_stride.h"

namespace {

const grade::Submission<decltype(AddMatrixStride)> submission;

// Two floats read and one written for an element of a matrix with n rows and columns; the grid
// stays the same.
GRADE_BENCHMARK(AddMatrixStride, 64, 256, 1024, 2048) {
  const int side = static_cast<int>(n);
  const grade::Matrix<float> a = grade::RandomMatrix<float>(side, side, -1, 1);
  const grade::Matrix<float> b = grade::RandomMatrix<float>(side, side, -1, 1);
  return {submission.RunTimed(a, b, grade::Out<float>(side, side), 16, 64, 32, 8),
          /*bytes=*/12.0 * n * n};
}

}  // namespace
