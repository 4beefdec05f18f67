// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include <cstdint>

#include "common/grade/benchmark.h"
#include "common/grade/grade.h"
#include "modules/01_intro_ufuncs/add_ufunc/add_ufunc.h"

namespace {

const grade::Submission<decltype(AddUfunc)> submission;

// Square matrices of n elements. Seven floats or ints read for an element by the six sums together,
// five floats and a double written.
GRADE_BENCHMARK(AddUfunc, 1 << 10, 1 << 14, 1 << 18, 1 << 20) {
  int side = 1;
  while (static_cast<std::int64_t>(side) * side < n) side *= 2;
  const auto matrix = [side] { return grade::RandomMatrix<float>(side, side, -100, 100); };
  const auto vector = [side] { return grade::Random<float>(side, -100, 100); };
  const auto out = grade::Out<float>(side, side);
  return {submission.RunTimed(matrix(), matrix(), 1.5f, vector(), vector(),
                              grade::RandomMatrix<int>(side, side, 0, 1000), out, out, out, out,
                              out, grade::Out<double>(side, side)),
          /*bytes=*/56.0 * n};
}

}  // namespace
