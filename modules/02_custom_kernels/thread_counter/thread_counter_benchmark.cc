// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include <cstdint>
#include <vector>

#include "common/grade/benchmark.h"
#include "common/grade/grade.h"
#include "modules/02_custom_kernels/thread_counter/thread_counter.h"

namespace {

const grade::Submission<decltype(ThreadCounter)> submission;

// One int read for a thread; what takes the time is that all threads meet in two words.
GRADE_BENCHMARK(ThreadCounter, 1 << 10, 1 << 16, 1 << 20) {
  const std::vector<int> values = grade::Random<int>(n, 0, 99);
  return {
      submission.RunTimed(values, 50, static_cast<int>(n / 256), 256, grade::Out<unsigned int>(2)),
      /*bytes=*/4.0 * n};
}

}  // namespace
