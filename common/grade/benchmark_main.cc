// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The main() of every benchmark of a submission, and what benchmark.h registers with it.

#include <benchmark/benchmark.h>

#include <cstdio>
#include <string>
#include <utility>

#include "absl/status/status.h"
#include "common/grade/benchmark.h"
#include "common/grade/data.h"
#include "common/grade/session.h"
#include "common/grade/settings.h"
#include "common/simt/count/gpu.h"

namespace grade::internal {

namespace {

// A run is repeated inside the submission's process where its time varies at all.
constexpr int kIterations = 1;

void Measure(benchmark::State& state, Measurement (*measure)(std::int64_t)) {
  for ([[maybe_unused]] auto iteration : state) {
    const Measurement measurement = measure(state.range(0));
    if (!measurement.run.finished()) {
      state.SkipWithError(measurement.run.verdict().sentence.c_str());
      return;
    }
    if (measurement.run.counted() && measurement.run.kernels().empty()) {
      state.SkipWithError("no kernel was launched");
      return;
    }
    const double seconds = measurement.run.seconds();
    state.SetIterationTime(seconds);
    state.SetLabel(measurement.run.predicted() ? "predicted" : "measured");
    if (seconds <= 0) continue;
    const double bandwidth = measurement.bytes / seconds;
    state.counters["bytes/s"] = bandwidth;
    // How near the bytes alone could come: 1 is the floor. Only the modelled GPU's bandwidth is
    // known here.
    if (measurement.run.predicted()) {
      state.counters["of_peak"] = bandwidth / simt::kGpu.dram_bytes_per_second;
    }
  }
}

}  // namespace

bool RegisterBenchmark(const char* name, std::vector<std::int64_t> sizes,
                       Measurement (*measure)(std::int64_t n)) {
  auto* const registered = benchmark::RegisterBenchmark(
      name, [measure](benchmark::State& state) { Measure(state, measure); });
  for (const std::int64_t size : sizes) registered->Arg(size);
  registered->UseManualTime()->Iterations(kIterations)->Unit(benchmark::kMicrosecond);
  return true;
}

}  // namespace grade::internal

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  grade::Settings& settings = grade::GlobalSettings();
  absl::Status status = grade::ParseSettings(argc, argv, &settings);
  if (status.ok()) status = grade::Session::Get().Start(settings);
  if (!status.ok()) {
    std::fprintf(stderr, "benchmark: %s\n", std::string(status.message()).c_str());
    return 2;
  }
  if (!grade::Session::Get().compiles()) {
    std::fprintf(stderr, "%s", grade::Session::Get().compile_errors().c_str());
    return 1;
  }
  grade::SeedEngine(settings.seed, "benchmark");
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
