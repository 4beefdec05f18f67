// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The submission on the device, and beside it the same lengths on one core of the CPU: by the
// lesson's formula, by the library's std::hypot, and by the textbook formula in double.

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "common/grade/benchmark.h"
#include "common/grade/grade.h"
#include "modules/01_intro_ufuncs/hypot/hypot.h"

namespace {

const grade::Submission<decltype(Hypot)> submission;

// Two floats read and one written for an element.
constexpr int kBytesPerElement = 12;

GRADE_BENCHMARK(Hypot, 1 << 10, 1 << 16, 1 << 20, 1 << 22) {
  const std::vector<float> x = grade::Random<float>(n, -100, 100);
  const std::vector<float> y = grade::Random<float>(n, -100, 100);
  return {submission.RunTimed(x, y, grade::Out<float>(n)),
          /*bytes=*/static_cast<double>(kBytesPerElement) * static_cast<double>(n)};
}

float ByFormula(float x, float y) {
  const float a = std::max(std::fabs(x), std::fabs(y));
  const float b = std::min(std::fabs(x), std::fabs(y));
  if (a == 0.0f) return 0.0f;
  const float ratio = b / a;
  return a * std::sqrt(1.0f + ratio * ratio);
}

float ByLibrary(float x, float y) { return std::hypot(x, y); }

// No float overflows when squared in double.
float InDouble(float x, float y) {
  const double a = x, b = y;
  return static_cast<float>(std::sqrt(a * a + b * b));
}

template <float (*length)(float, float)>
void OnCpu(benchmark::State& state) {
  const auto n = static_cast<std::size_t>(state.range(0));
  const std::vector<float> x = grade::Random<float>(n, -100, 100);
  const std::vector<float> y = grade::Random<float>(n, -100, 100);
  std::vector<float> out(n);
  for ([[maybe_unused]] auto iteration : state) {
    for (std::size_t i = 0; i < n; ++i) out[i] = length(x[i], y[i]);
    benchmark::DoNotOptimize(out.data());
    benchmark::ClobberMemory();
  }
  state.SetLabel("measured");
  state.SetBytesProcessed(state.iterations() * state.range(0) * kBytesPerElement);
}

// The arrays lie in the cache: what is measured is arithmetic.
BENCHMARK(OnCpu<ByFormula>)->Arg(1 << 10)->Unit(benchmark::kMicrosecond);
BENCHMARK(OnCpu<ByLibrary>)->Arg(1 << 10)->Unit(benchmark::kMicrosecond);
BENCHMARK(OnCpu<InDouble>)->Arg(1 << 10)->Unit(benchmark::kMicrosecond);
BENCHMARK(OnCpu<ByFormula>)->Arg(1 << 22)->Unit(benchmark::kMicrosecond);
BENCHMARK(OnCpu<ByLibrary>)->Arg(1 << 22)->Unit(benchmark::kMicrosecond);
BENCHMARK(OnCpu<InDouble>)->Arg(1 << 22)->Unit(benchmark::kMicrosecond);

}  // namespace
