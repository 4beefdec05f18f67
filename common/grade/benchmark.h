// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: benchmark.h
//
// Benchmarks of a submission: its time and the bytes it moves a second at several sizes, measured
// on a GPU and predicted on the simulator. The program is Google Benchmark's, its options too; the
// submission runs confined, as when it is graded.
//
// Example:
//
//   const grade::Submission<decltype(Hypot)> submission;
//
//   GRADE_BENCHMARK(Hypot, 1 << 16, 1 << 20) {  // n is each of these
//     const auto x = grade::Random<float>(n, -1, 1), y = grade::Random<float>(n, -1, 1);
//     return {submission.RunTimed(x, y, grade::Out<float>(n)), /*bytes=*/12.0 * n};
//   }

#ifndef COMMON_GRADE_BENCHMARK_H_
#define COMMON_GRADE_BENCHMARK_H_

#include <cstdint>
#include <vector>

#include "common/grade/run_result.h"

namespace grade {

// One timed run, and the bytes that the work itself has to move.
struct Measurement {
  RunResult run;
  double bytes;
};

namespace internal {

bool RegisterBenchmark(const char* name, std::vector<std::int64_t> sizes,
                       Measurement (*measure)(std::int64_t n));

}  // namespace internal
}  // namespace grade

#define GRADE_BENCHMARK(name, ...)                                                 \
  static ::grade::Measurement name##_Measure(std::int64_t n);                      \
  [[maybe_unused]] static const bool name##_registered_benchmark =                 \
      ::grade::internal::RegisterBenchmark(#name, {__VA_ARGS__}, &name##_Measure); \
  static ::grade::Measurement name##_Measure([[maybe_unused]] std::int64_t n)

#endif  // COMMON_GRADE_BENCHMARK_H_
