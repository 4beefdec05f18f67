// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/grade/timing.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <optional>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_format.h"
#include "common/grade/cause.h"
#include "common/grade/explain.h"
#include "common/grade/gpu_lock.h"
#include "common/grade/session.h"
#include "gtest/gtest.h"

namespace grade {

namespace {

constexpr int kRepetitions = 5;

// More than any GPU's memory moves: who is faster did not do the work.
constexpr double kNoGpuBytesPerSecond = 20e12;

// The host's clock sees the launch and the wait as well, and so a little more than the device's
// events; not this many times as much and these seconds.
constexpr double kWallFactor = 2, kWallSeconds = 100e-6;

std::string FormatSeconds(double seconds) {
  if (seconds < 1e-3) return absl::StrFormat("%.3g us", seconds * 1e6);
  if (seconds < 1) return absl::StrFormat("%.3g ms", seconds * 1e3);
  return absl::StrFormat("%.3g s", seconds);
}

// The bytes of all arrays of the call, each once: an input has to be read, an output to be written.
double BytesOfArrays(const wire::Call& call, bool only_inputs) {
  double bytes = 0;
  for (const wire::Argument& argument : call) {
    if (argument.parameter.shape == wire::Shape::kScalar) continue;
    if (only_inputs && argument.parameter.writable) continue;
    bytes += static_cast<double>(argument.byte_count());
  }
  return bytes;
}

// The most bytes of global memory that what was counted can have read and written.
double BytesMoved(const simt::KernelCounters& kernels, const simt::TransferCounters& transfers) {
  constexpr std::uint64_t kSectorBytes = 32, kLargestAtomic = 8;
  return static_cast<double>(kSectorBytes *
                                 (kernels.global_load_sectors + kernels.global_store_sectors) +
                             kLargestAtomic * kernels.global_atomic_operations +
                             transfers.host_to_device_bytes + transfers.device_to_host_bytes +
                             2 * transfers.device_to_device_bytes + transfers.memset_bytes);
}

class SpeedupMatcher : public ::testing::MatcherInterface<const RunResult&> {
 public:
  SpeedupMatcher(double factor, CpuWork work) : factor_(factor), work_(std::move(work)) {}

  bool MatchAndExplain(const RunResult& run,
                       ::testing::MatchResultListener* listener) const override {
    NoteCause({});
    const Execution& execution = run.executions().front();
    if (!execution.verdict.finished()) {
      *listener << ExplainUnfinished(execution);
      return false;
    }
    if (execution.counted && run.kernels().empty()) {
      *listener << "no kernel was launched: the GPU computed nothing";
      return false;
    }
    const std::string implausible = AskForImplausible(run, execution);
    if (!implausible.empty()) {
      *listener << implausible;
      return false;
    }
    const double cpu = CpuSeconds(run.predicted());
    const double speedup = cpu / run.seconds();
    if (!run.predicted()) RecordMeasured(execution, cpu);
    *listener << absl::StrFormat("%s one CPU core: yours takes %s, the core %s (%s)",
                                 CompareSpeed(speedup), FormatSeconds(run.seconds()),
                                 FormatSeconds(cpu), run.predicted() ? "predicted" : "measured");
    return speedup >= factor_;
  }

  void DescribeTo(std::ostream* out) const override {
    *out << "is at least " << factor_ << " times as fast as one CPU core";
  }

 private:
  // Measured once: a failing assertion asks the matcher a second time, to explain the first.
  double CpuSeconds(bool predicted) const {
    if (predicted) return PredictedCpuSeconds(work_);
    if (!measured_cpu_seconds_) measured_cpu_seconds_ = MeasuredCpuSeconds(work_);
    return *measured_cpu_seconds_;
  }

  void RecordMeasured(const Execution& execution, double cpu) const {
    const wire::Measurement& measurement = execution.measurement;
    const double speedup = cpu / execution.seconds;
    const double with_transfers = cpu / (execution.seconds + measurement.transfer_seconds);
    const auto record = [](const char* key, double value) {
      ::testing::Test::RecordProperty(key, absl::StrFormat("%.6g", value));
    };
    record("seconds", execution.seconds);
    record("wall_seconds", measurement.wall_seconds);
    record("repetitions", static_cast<double>(measurement.repetitions));
    record("relative_error", measurement.relative_error);
    record("cpu_seconds", cpu);
    record("speedup", speedup);
    record("speedup_asked", factor_);
    record("transfer_seconds", measurement.transfer_seconds);
    record("speedup_with_transfers", with_transfers);
    ::testing::Test::RecordProperty(
        "timing",
        absl::StrFormat("measured: %s (median of %d, within %.2g %%), %s one CPU core (%s), of %g "
                        "times asked for; with the arrays' copies to the GPU and back %s the core",
                        FormatSeconds(execution.seconds), measurement.repetitions,
                        100 * measurement.relative_error, CompareSpeed(speedup), FormatSeconds(cpu),
                        factor_, CompareSpeed(with_transfers)));
    Session::Get().NoteSpeedup(absl::StrFormat(
        "%s measured, %s one CPU core", FormatSeconds(execution.seconds), CompareSpeed(speedup)));
  }

  // Why the time cannot be that of the whole work; empty if it can.
  std::string AskForImplausible(const RunResult& run, const Execution& execution) const {
    if (!(run.seconds() > 0)) return "implausible: it took no time at all";
    if (!run.predicted()) return AskForImplausiblyMeasured(execution);
    if (!execution.counted) return "";
    const double needed =
        std::min(work_.bytes, BytesOfArrays(execution.call, /*only_inputs=*/false));
    const double moved = BytesMoved(run.Totals(), run.transfers());
    if (moved >= needed) return "";
    return absl::StrFormat(
        "implausible: the work must read and write %.0f bytes, and it was seen to touch %.0f: the "
        "time predicted for it is not that of the whole work",
        needed, moved);
  }

  std::string AskForImplausiblyMeasured(const Execution& execution) const {
    const double seconds = execution.seconds;
    if (seconds < work_.bytes / kNoGpuBytesPerSecond) {
      return absl::StrFormat(
          "implausible: %s is less than any GPU needs to move the %.3g bytes of the work",
          FormatSeconds(seconds), work_.bytes);
    }
    // Inputs come from memory, for nothing of them is left in the cache; outputs may stay there.
    const wire::Measurement& measurement = execution.measurement;
    const double inputs =
        std::min(work_.bytes, BytesOfArrays(execution.call, /*only_inputs=*/true));
    if (seconds * measurement.device_bytes_per_second < inputs &&
        measurement.device_bytes_per_second > 0) {
      return absl::StrFormat(
          "implausible: %s is less than this GPU's memory needs to read the %.3g bytes of the "
          "inputs, at %.3g bytes a second",
          FormatSeconds(seconds), inputs, measurement.device_bytes_per_second);
    }
    if (measurement.wall_seconds > kWallFactor * seconds + kWallSeconds) {
      return absl::StrFormat(
          "implausible: the device's events are %s apart, but %s passed by the host's clock",
          FormatSeconds(seconds), FormatSeconds(measurement.wall_seconds));
    }
    return "";
  }

  const double factor_;
  const CpuWork work_;
  mutable std::optional<double> measured_cpu_seconds_;
};

}  // namespace

std::string CompareSpeed(double ratio) {
  if (ratio >= 0.95) return absl::StrFormat("%.1f times as fast as", ratio);
  return absl::StrFormat("%.3g times slower than", 1 / ratio);
}

double PredictedCpuSeconds(const CpuWork& work) {
  return std::max(work.bytes / kCpuBytesPerSecond, work.operations / kCpuOperationsPerSecond);
}

double MeasuredCpuSeconds(const CpuWork& work) {
  const GpuLock lock(/*alone=*/true);  // the others' work is the core's as well
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
