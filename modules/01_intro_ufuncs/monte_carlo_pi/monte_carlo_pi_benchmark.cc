// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The submission beside the reference, which is one thread. A submission runs in a process of its
// own, as when it is graded; the time that the process takes for no points at all is subtracted.
// Without a GPU its accesses to memory are watched, and cost time.

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <cstdint>

#include "common/grade/grade.h"
#include "modules/01_intro_ufuncs/monte_carlo_pi/monte_carlo_pi.h"
#include "modules/01_intro_ufuncs/monte_carlo_pi/monte_carlo_pi_reference.h"

namespace {

const grade::Submission<decltype(MonteCarloPi)> submission;

// Negative if the run did not finish.
double SecondsFor(std::int64_t n) {
  const auto start = std::chrono::steady_clock::now();
  const bool finished = submission.Run(n, std::uint64_t{1}).finished();
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
  return finished ? seconds.count() : -1;
}

void Submission(benchmark::State& state) {
  for ([[maybe_unused]] auto iteration : state) {
    const double empty = SecondsFor(0), seconds = SecondsFor(state.range(0));
    if (empty < 0 || seconds < 0) return state.SkipWithError("the submission did not finish");
    state.SetIterationTime(std::max(seconds - empty, 1e-9));
  }
  state.SetItemsProcessed(state.iterations() * state.range(0));
}
BENCHMARK(Submission)
    ->Arg(10'000'000)
    ->UseManualTime()
    ->Iterations(5)
    ->Unit(benchmark::kMillisecond);

void Reference(benchmark::State& state) {
  for ([[maybe_unused]] auto iteration : state) {
    benchmark::DoNotOptimize(MonteCarloPiReference(state.range(0), 1));
  }
  state.SetItemsProcessed(state.iterations() * state.range(0));
}
BENCHMARK(Reference)->Arg(10'000'000)->UseRealTime()->Iterations(5)->Unit(benchmark::kMillisecond);

}  // namespace
