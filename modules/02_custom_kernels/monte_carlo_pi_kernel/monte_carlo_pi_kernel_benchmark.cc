// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include <cstdint>

#include "common/grade/benchmark.h"
#include "common/grade/grade.h"
#include "modules/02_custom_kernels/monte_carlo_pi_kernel/monte_carlo_pi_kernel.h"

namespace {

const grade::Submission<decltype(MonteCarloPi)> submission;

// 128 points in each stream; 4 bytes written for them all.
GRADE_BENCHMARK(MonteCarloPi, 1 << 10, 1 << 14, 1 << 16) {
  const std::uint64_t seed = grade::Engine()();
  return {submission.RunTimed(seed, 128u, grade::Out<unsigned int>(n),
                              grade::Out<unsigned long long>(1)),
          /*bytes=*/4.0 * n};
}

}  // namespace
