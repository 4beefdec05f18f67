// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include <cstdint>

#include "common/grade/benchmark.h"
#include "common/grade/grade.h"
#include "modules/03_grids_shared_memory/convolution_2d/convolution_2d.h"

namespace {

const grade::Submission<decltype(Convolution2D)> submission;

// An image of n x n floats is read and one is written; the filter weighs nothing beside them.
GRADE_BENCHMARK(Convolution2D, 64, 256, 1024) {
  const int side = static_cast<int>(n);
  const grade::Matrix<float> image = grade::RandomMatrix<float>(side, side, -1, 1);
  const grade::Matrix<float> filter = grade::RandomMatrix<float>(7, 7, -1, 1);
  return {submission.RunTimed(image, filter, grade::Out<float>(side, side)),
          /*bytes=*/8.0 * n * n};
}

}  // namespace
