// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include <cstdint>
#include <vector>

#include "common/grade/benchmark.h"
#include "common/grade/grade.h"
#include "modules/01_intro_ufuncs/zero_suppress/zero_suppress.h"

namespace {

const grade::Submission<decltype(ZeroSuppress)> submission;

// Two bytes read and two written for a value.
GRADE_BENCHMARK(ZeroSuppress, 1 << 10, 100'000, 1 << 20, 1 << 22) {
  const std::vector<std::int16_t> waveform = grade::Random<std::int16_t>(n, -30, 30);
  return {submission.RunTimed(waveform, std::int16_t{15}, grade::Out<std::int16_t>(n)),
          /*bytes=*/4.0 * static_cast<double>(n)};
}

}  // namespace
