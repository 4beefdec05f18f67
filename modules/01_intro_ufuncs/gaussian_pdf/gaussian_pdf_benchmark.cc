// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include <cstdint>
#include <vector>

#include "common/grade/benchmark.h"
#include "common/grade/grade.h"
#include "modules/01_intro_ufuncs/gaussian_pdf/gaussian_pdf.h"

namespace {

const grade::Submission<decltype(GaussianPdf)> submission;

// One float read and one written for an element.
GRADE_BENCHMARK(GaussianPdf, 1 << 10, 1 << 16, 1 << 20, 1 << 22) {
  const std::vector<float> x = grade::Random<float>(n, -3, 3);
  return {submission.RunTimed(x, 0.0f, 1.0f, grade::Out<float>(n)), /*bytes=*/8.0 * n};
}

}  // namespace
