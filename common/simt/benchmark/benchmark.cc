// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// What simulating costs: each program's kernel against the same work as a plain -O3 loop, timed in
// the same run, on one core.
//
//   bazel run -c opt //common/simt:benchmark
//
// `ratio` is the kernel's time over the loop's, the smallest of the repetitions; `bound` is what it
// is meant to stay below. The ratio depends on the machine: the ijk loop is bound by its caches,
// the simulated kernel by instructions.

#include <benchmark/benchmark.h>
#include <stdio.h>

#include <algorithm>
#include <memory>
#include <string>

namespace {

// Runs `program WORK N`, which prints the plain and the simulated seconds; false if it does not.
bool RunProgram(const std::string& program, const std::string& work, int n, double* plain,
                double* simulated) {
  const std::string command =
      "common/simt/benchmark/" + program + " " + work + " " + std::to_string(n);
  const std::unique_ptr<FILE, int (*)(FILE*)> output(popen(command.c_str(), "r"), &pclose);
  return output != nullptr && fscanf(output.get(), "%lf %lf", plain, simulated) == 2;
}

void Simulate(benchmark::State& state, const std::string& program, const std::string& work, int n,
              double bound) {
  double best_ratio = 0, best_plain = 0;
  for (auto _ : state) {
    double plain = 0, simulated = 0;
    if (!RunProgram(program, work, n, &plain, &simulated)) {
      state.SkipWithError("the program failed");
      return;
    }
    state.SetIterationTime(simulated);
    if (best_ratio == 0 || simulated / plain < best_ratio) {
      best_ratio = simulated / plain;
      best_plain = plain;
    }
  }
  state.counters["plain_ms"] = best_plain * 1e3;
  state.counters["ratio"] = best_ratio;
  state.counters["bound"] = bound;
}

BENCHMARK_CAPTURE(Simulate, matmul_1024_all_checks, "checked", "matmul", 1024, 2.0)
    ->UseManualTime()
    ->Iterations(3)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(Simulate, matmul_1024_no_checks, "unchecked", "matmul", 1024, 0.24)
    ->UseManualTime()
    ->Iterations(3)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(Simulate, saxpy_2to24_all_checks, "checked", "saxpy", 1 << 24, 50)
    ->UseManualTime()
    ->Iterations(3)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(Simulate, saxpy_2to24_no_checks, "unchecked", "saxpy", 1 << 24, 8)
    ->UseManualTime()
    ->Iterations(3)
    ->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
