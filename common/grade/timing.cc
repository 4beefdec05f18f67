// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/grade/timing.h"

#include <algorithm>
#include <chrono>
#include <ostream>
#include <utility>
#include <vector>

#include "absl/strings/str_format.h"
#include "common/grade/explain.h"

namespace grade {

namespace {

constexpr int kRepetitions = 5;

// More than any GPU's memory moves: who is faster did not do the work.
constexpr double kNoGpuBytesPerSecond = 20e12;

std::string FormatSeconds(double seconds) {
  if (seconds < 1e-3) return absl::StrFormat("%.3g us", seconds * 1e6);
  if (seconds < 1) return absl::StrFormat("%.3g ms", seconds * 1e3);
  return absl::StrFormat("%.3g s", seconds);
}

class SpeedupMatcher : public ::testing::MatcherInterface<const RunResult&> {
 public:
  SpeedupMatcher(double factor, CpuWork work) : factor_(factor), work_(std::move(work)) {}

  bool MatchAndExplain(const RunResult& run,
                       ::testing::MatchResultListener* listener) const override {
    const Execution& execution = run.executions().front();
    if (!execution.verdict.finished()) {
      *listener << ExplainUnfinished(execution);
      return false;
    }
    if (execution.counted && run.kernels().empty()) {
      *listener << "no kernel was launched: the GPU computed nothing";
      return false;
    }
    if (!run.predicted() && run.seconds() < work_.bytes / kNoGpuBytesPerSecond) {
      *listener << absl::StrFormat(
          "%s is less than any GPU needs to move the %.3g bytes of the work",
          FormatSeconds(run.seconds()), work_.bytes);
      return false;
    }
    const double cpu = run.predicted() ? PredictedCpuSeconds(work_) : MeasuredCpuSeconds(work_);
    const double speedup = run.seconds() > 0 ? cpu / run.seconds() : 0;
    *listener << absl::StrFormat(
        "%.1f times as fast as one CPU core: yours takes %s, the core %s (%s)", speedup,
        FormatSeconds(run.seconds()), FormatSeconds(cpu),
        run.predicted() ? "predicted" : "measured");
    return speedup >= factor_;
  }

  void DescribeTo(std::ostream* out) const override {
    *out << "is at least " << factor_ << " times as fast as one CPU core";
  }

 private:
  const double factor_;
  const CpuWork work_;
};

}  // namespace

double PredictedCpuSeconds(const CpuWork& work) {
  return std::max(work.bytes / kCpuBytesPerSecond, work.operations / kCpuOperationsPerSecond);
}

double MeasuredCpuSeconds(const CpuWork& work) {
  std::vector<double> seconds;
  for (int i = 0; i < kRepetitions; ++i) {
    const auto start = std::chrono::steady_clock::now();
    work.reference();
    seconds.push_back(
        std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
  }
  std::nth_element(seconds.begin(), seconds.begin() + kRepetitions / 2, seconds.end());
  return seconds[kRepetitions / 2];
}

::testing::Matcher<const RunResult&> SpeedupAtLeast(double factor, CpuWork work) {
  return ::testing::MakeMatcher(new SpeedupMatcher(factor, std::move(work)));
}

}  // namespace grade
