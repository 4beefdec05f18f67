// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The main() of every benchmark of a submission, and what benchmark.h registers with it.

#include <benchmark/benchmark.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/match.h"
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
    Session& session = Session::Get();
    if (session.not_started()) return state.SkipWithError("not started");
    if (!session.no_device().empty()) return state.SkipWithError("no device");
    const Measurement measurement = measure(state.range(0));
    if (!session.no_device().empty()) return state.SkipWithError("no device");
    const bool launched = !measurement.run.counted() || !measurement.run.kernels().empty();
    if (session.has_todo() && !(measurement.run.finished() && launched)) {
      session.set_not_started();
      return state.SkipWithError("not started");
    }
    if (!measurement.run.finished()) {
      state.SkipWithError(measurement.run.verdict().sentence.c_str());
      return;
    }
    if (!launched) {
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

// The table of Google Benchmark without its words on the machine it runs on: that is not the one
// that is measured. What could not be measured is said in a sentence; once for all of a starter,
// and where there is no GPU.
class Reporter : public benchmark::ConsoleReporter {
 public:
  Reporter() : ConsoleReporter(isatty(STDOUT_FILENO) != 0 ? OO_Color : OO_None) {}

  bool ReportContext(const Context& context) override {
    name_field_width_ = context.name_field_width;
    return true;
  }

  void ReportRuns(const std::vector<Run>& runs) override {
    const Session& session = Session::Get();
    const bool said_once = session.not_started() || !session.no_device().empty();
    if (!said_once || !runs.front().error_occurred) ConsoleReporter::ReportRuns(runs);
  }

 protected:
  void PrintRunData(const Run& run) override {
    if (!run.error_occurred) return ConsoleReporter::PrintRunData(run);
    GetOutputStream() << run.benchmark_name() << ": " << run.error_message << "\n";
  }
};

// Whether the user asks for another form of output than the table.
bool AsksForFormat(int argc, char** argv) {
  return std::any_of(argv, argv + argc, [](const char* argument) {
    return absl::StartsWith(argument, "--benchmark_format=");
  });
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

// Runs what is registered; the exit status.
int RunBenchmarks(bool as_table) {
  Reporter reporter;
  benchmark::RunSpecifiedBenchmarks(as_table ? &reporter : nullptr);
  const Session& session = Session::Get();
  if (!session.not_started() && session.no_device().empty()) return 0;
  std::fprintf(stderr, "%s\n", session.explanation().c_str());
  return 1;
}

}  // namespace grade::internal

int main(int argc, char** argv) {
  const bool as_table = !grade::internal::AsksForFormat(argc, argv);
  benchmark::Initialize(&argc, argv);
  grade::Settings& settings = grade::GlobalSettings();
  absl::Status status = grade::ParseSettings(argc, argv, &settings);
  if (status.ok()) status = grade::Session::Get().Start(settings);
  if (!status.ok()) {
    std::fprintf(stderr, "benchmark: %s\n", std::string(status.message()).c_str());
    return 2;
  }
  if (!grade::Session::Get().compiles()) {
    std::fprintf(stderr, "%s\n", grade::Session::Get().compile_errors().c_str());
    return 1;
  }
  grade::SeedEngine(settings.seed, "benchmark");
  return grade::internal::RunBenchmarks(as_table);
}
