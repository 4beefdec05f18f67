// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include <cstdint>
#include <vector>

#include "common/grade/benchmark.h"
#include "common/grade/grade.h"
#include "modules/02_custom_kernels/kernel_timing/kernel_timing.h"

namespace {

const grade::Submission<decltype(TimeSquare)> submission;

// An int read and an integer of 64 bits written for an element. The time is that of the whole call:
// the kernel, and what it costs to tell the time.
grade::Measurement Measure(std::int64_t n, int blocks, int threads) {
  const std::vector<int> x = grade::Random<int>(n, -1000, 1000);
  return {
      submission.RunTimed(x, grade::Out<std::int64_t>(n), grade::Out<float>(1), blocks, threads),
      /*bytes=*/12.0 * static_cast<double>(n)};
}

GRADE_BENCHMARK(OneThread, 1 << 10, 1 << 16, 1 << 20) { return Measure(n, 1, 1); }
GRADE_BENCHMARK(OneBlock, 1 << 10, 1 << 16, 1 << 20) { return Measure(n, 1, 1024); }
GRADE_BENCHMARK(WholeDevice, 1 << 10, 1 << 16, 1 << 20) { return Measure(n, 1056, 256); }

}  // namespace
