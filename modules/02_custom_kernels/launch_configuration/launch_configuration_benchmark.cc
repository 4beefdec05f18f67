// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include <cstdint>
#include <vector>

#include "common/grade/benchmark.h"
#include "common/grade/grade.h"
#include "modules/02_custom_kernels/launch_configuration/launch_configuration.h"

namespace {

const grade::Submission<decltype(AddOnDevice)> submission;

// Two ints read and one written for an element, on the device that predictions are made for.
grade::Measurement Measure(std::int64_t n, bool one_wave) {
  const std::vector<int> x = grade::Random<int>(n, -1000, 1000);
  const std::vector<int> y = grade::Random<int>(n, -1000, 1000);
  return {submission.RunTimed(x, y, grade::Out<int>(n), one_wave, 132, 2048, 32),
          /*bytes=*/12.0 * static_cast<double>(n)};
}

GRADE_BENCHMARK(OneThreadEach, 1 << 10, 1 << 16, 1 << 20, 1 << 22) { return Measure(n, false); }
GRADE_BENCHMARK(OneWave, 1 << 10, 1 << 16, 1 << 20, 1 << 22) { return Measure(n, true); }

}  // namespace
