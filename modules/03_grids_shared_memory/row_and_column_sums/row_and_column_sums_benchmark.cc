// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include <cstdint>

#include "common/grade/benchmark.h"
#include "common/grade/grade.h"
#include "modules/03_grids_shared_memory/row_and_column_sums/row_and_column_sums.h"

namespace {

const grade::Submission<decltype(RowAndColumnSums)> submission;

// Each element of a matrix with n rows and columns is read once; the sums weigh nothing beside it.
GRADE_BENCHMARK(RowAndColumnSums, 64, 256, 1024, 2048) {
  const int side = static_cast<int>(n);
  const grade::Matrix<float> a = grade::RandomMatrix<float>(side, side, -1, 1);
  return {submission.RunTimed(a, grade::Out<float>(side), grade::Out<float>(side)),
          /*bytes=*/4.0 * n * n};
}

}  // namespace
