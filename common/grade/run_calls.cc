// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include <sys/stat.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "common/grade/explain.h"
#include "common/grade/gpu_lock.h"
#include "common/grade/process.h"
#include "common/grade/session.h"
#include "common/grade/settings.h"
#include "common/grade/submission.h"
#include "common/grade/wire/image.h"
#include "common/simt/report/executable_symbolizer.h"
#include "common/simt/report/reader.h"
#include "common/simt/report/source.h"

namespace grade::internal {

namespace {

// A submission that never comes to an end costs its time limit in every run; after a few the rest
// is not run.
constexpr int kMaxLongRuns = 2;
int long_runs = 0;

// The share of the time limit that a kernel may spend without progress: the simulator's finding,
// which names the line, says more than the clock's verdict.
constexpr double kHangShare = 0.3;

// Not the engine of the test's inputs: how often a test runs the submission must not change them.
std::mt19937_64& SecretEngine() {
  static std::mt19937_64& engine = *new std::mt19937_64([] {
    std::random_device device;
    return (std::uint64_t{device()} << 32) | device();
  }());
  return engine;
}

// Bytes that no kernel writes by chance: NaNs with a random payload, or random integers.
std::vector<std::byte> Poison(const wire::Argument& argument) {
  std::vector<std::byte> bytes(argument.byte_count());
  std::mt19937_64& engine = SecretEngine();
  for (std::size_t i = 0; i < bytes.size(); i += sizeof(std::uint64_t)) {
    std::uint64_t word = engine();
    if (argument.parameter.element == wire::ElementType::kFloat) {
      word |= 0x7fc000007fc00000;
    } else if (argument.parameter.element == wire::ElementType::kDouble) {
      word |= 0x7ff8000000000000;
    }
    std::memcpy(&bytes[i], &word, std::min(sizeof(word), bytes.size() - i));
  }
  return bytes;
}

// What the grader knows of a run before it starts.
struct Prepared {
  std::vector<wire::Call> calls;  // outputs filled with poison
  std::uint64_t nonce = SecretEngine()();

  explicit Prepared(const std::vector<wire::Call>& given) : calls(given) {
    for (wire::Call& call : calls) {
      for (wire::Argument& argument : call) {
        if (argument.poisoned) argument.bytes = Poison(argument);
      }
    }
  }
};

// One execution of each call that did not come about.
std::vector<Execution> NotExecuted(std::vector<wire::Call> calls, const std::string& schedule,
                                   const Verdict& verdict) {
  std::vector<Execution> executions(calls.size());
  for (std::size_t i = 0; i < calls.size(); ++i) {
    executions[i].schedule = schedule;
    executions[i].verdict = verdict;
    executions[i].call = std::move(calls[i]);
  }
  return executions;
}

bool SameBytes(const std::vector<std::byte>& a, const std::vector<std::byte>& b) {
  return a.size() == b.size() && (a.empty() || std::memcmp(a.data(), b.data(), a.size()) == 0);
}

std::string DescribeChange(const wire::Argument& before, const std::vector<std::byte>& after,
                           std::size_t index) {
  const std::size_t size = wire::ElementSize(before.parameter.element);
  std::size_t element = 0;
  while (std::memcmp(&before.bytes[element * size], &after[element * size], size) == 0) ++element;
  return absl::StrCat("your code changed its input: argument ", index + 1, ", element ", element);
}

// Takes the bytes of a finished call out of the memory.
void CopyArguments(const wire::Image& image, std::size_t index, Execution* execution) {
  for (std::size_t i = 0; i < execution->call.size(); ++i) {
    wire::Argument& argument = execution->call[i];
    if (argument.parameter.shape == wire::Shape::kScalar && !argument.parameter.writable) continue;
    std::vector<std::byte> after = image.Bytes(index, i);
    if (argument.parameter.writable) {
      execution->poison[i] = std::move(argument.bytes);
      argument.bytes = std::move(after);
    } else if (!SameBytes(after, argument.bytes) && execution->changed_input.empty()) {
      execution->changed_input = DescribeChange(argument, after, i);
    }
  }
}

bool SameOutputs(const wire::Call& a, const wire::Call& b) {
  bool any = false;
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (!a[i].poisoned) continue;
    if (a[i].bytes.empty() || !SameBytes(a[i].bytes, b[i].bytes)) return false;
    any = true;
  }
  return any;
}

void CopyCounters(const wire::CallResult& result, bool simulated, Execution* execution) {
  execution->counted = simulated;
  execution->predicted = simulated;
  execution->seconds = result.seconds;
  if (!simulated) execution->measurement = result.measurement;
  execution->report.transfers = result.transfers;
  execution->report.kernels.clear();
  for (std::uint32_t i = 0; i < result.kernel_count; ++i) {
    const wire::KernelResult& kernel = result.kernels[i];
    simt::KernelRecord record;
    record.name = kernel.name;
    std::copy(std::begin(kernel.grid), std::end(kernel.grid), record.grid);
    std::copy(std::begin(kernel.block), std::end(kernel.block), record.block);
    record.shared_bytes = kernel.shared_bytes;
    record.counted = execution->counted;
    record.counters = kernel.counters;
    record.predicted_seconds = kernel.predicted_seconds;
    execution->report.kernels.push_back(std::move(record));
  }
}

// The simulator's report, its places looked up in the runner. A GPU's runner sends none.
absl::StatusOr<simt::RunReport> ReadFindings(const std::string& json, const std::string& runner) {
  if (json.empty()) return simt::RunReport{};
  absl::StatusOr<simt::RunReport> report = simt::ReadReport(json);
  if (!report.ok()) return report.status();
  simt::ResolveSources(&*report, simt::ExecutableSymbolizer(runner), {{"."}, false});
  return report;
}

// All that a runner sees of the environment.
std::vector<std::string> Environment(const Settings& settings, const std::string& schedule) {
  std::vector<std::string> environment = {
      absl::StrCat("SIMT_REPORT=fd:", wire::kReportFd), absl::StrCat("SIMT_SCHEDULE=", schedule),
      absl::StrCat("SIMT_HANG_LIMIT=", settings.limits.cpu_seconds * kHangShare),
      "CUDA_CACHE_DISABLE=1",
      // Its arrays are millions of values: in huge pages they cost fewer page faults.
      "GLIBC_TUNABLES=glibc.malloc.hugetlb=1"};
  // Where the driver is, and which GPU is ours.
  for (const char* name : {"LD_LIBRARY_PATH", "CUDA_VISIBLE_DEVICES"}) {
    const char* const value = std::getenv(name);
    if (value != nullptr) environment.push_back(absl::StrCat(name, "=", value));
  }
  return environment;
}

bool Hangs(const simt::RunReport& report) {
  return std::any_of(
      report.findings.begin(), report.findings.end(),
      [](const simt::Finding& finding) { return finding.kind == simt::FindingKind::kHang; });
}

std::vector<Execution> Execute(const std::vector<wire::Call>& calls, const std::string& schedule,
                               bool timed) {
  const Settings& settings = GlobalSettings();
  struct stat status;
  if (stat(settings.runner.c_str(), &status) != 0 || status.st_size == 0) {
    return NotExecuted(calls, schedule, {VerdictKind::kNotCompiled, "your file does not compile"});
  }
  if (long_runs >= kMaxLongRuns) {
    return NotExecuted(
        calls, schedule,
        {VerdictKind::kNotRun, absl::StrCat("not run: your code did not come to an end in ",
                                            long_runs, " runs before this one")});
  }
  Prepared prepared(calls);
  absl::StatusOr<wire::Image> image = wire::Image::Create(prepared.calls, prepared.nonce, timed);
  if (!image.ok()) {
    return NotExecuted(calls, schedule,
                       {VerdictKind::kNotConfined, std::string(image.status().message())});
  }
  ProcessSpec spec;
  spec.executable = settings.runner;
  spec.environment = Environment(settings, schedule);
  spec.memory_fd = image->fd();
  spec.limits = settings.limits;
  const ProcessResult process = [&] {
    const GpuLock lock(/*alone=*/timed);
    return RunConfined(spec);
  }();
  absl::StatusOr<simt::RunReport> report = ReadFindings(process.report, settings.runner);
  if (process.end == ProcessResult::End::kTooLong || (report.ok() && Hangs(*report))) ++long_runs;

  std::vector<Execution> executions = NotExecuted(std::move(prepared.calls), schedule, {});
  CallEnd end;
  end.nonce = prepared.nonce;
  end.in_main = image->InMain();
  end.intact = image->Intact();
  for (std::size_t i = 0; i < executions.size(); ++i) {
    Execution& execution = executions[i];
    execution.poison.resize(execution.call.size());
    execution.output = process.output;
    end.result = image->Result(i);
    execution.verdict = Judge(process, end, settings.limits);
    if (report.ok()) execution.report = *report;
    const bool reported = report.ok() && process.report.empty() != process.simulated;
    if (execution.verdict.finished() && !reported) {
      execution.verdict = {VerdictKind::kBadAnswer,
                           "your code kept the simulator's report from the grader"};
    }
    if (!execution.verdict.finished()) continue;
    CopyArguments(*image, i, &execution);
    CopyCounters(end.result, process.simulated, &execution);
    execution.repeats_previous_call = i > 0 && SameOutputs(execution.call, executions[i - 1].call);
  }
  return executions;
}

}  // namespace

std::vector<RunResult> RunCalls(const std::vector<wire::Call>& calls,
                                const std::vector<std::string>& schedules, bool timed) {
  std::vector<std::vector<Execution>> by_call(calls.size());
  for (const std::string& schedule : schedules) {
    std::vector<Execution> executions = Execute(calls, schedule, timed);
    bool on_gpu = false;
    for (std::size_t i = 0; i < calls.size(); ++i) {
      Execution& execution = executions[i];
      if (execution.verdict.finished()) {
        on_gpu = !execution.counted;
        if (on_gpu) execution.schedule.clear();
        Session::Get().NoteRun(execution.report, execution.counted, execution.seconds);
      } else if (execution.verdict.kind == VerdictKind::kNoDevice) {
        Session::Get().set_no_device(execution.verdict.sentence);
      }
      by_call[i].push_back(std::move(execution));
    }
    if (on_gpu) break;  // it has an order of its own
  }
  std::vector<RunResult> results;
  for (std::vector<Execution>& executions : by_call) results.emplace_back(std::move(executions));
  return results;
}

void ForgetLongRuns() { long_runs = 0; }

std::vector<std::string> EverySchedule() {
  std::vector<std::string> schedules = GlobalSettings().schedules;
  for (std::string& schedule : schedules) {
    if (schedule == "random") schedule = absl::StrCat("random:", GlobalSettings().seed % 1000000);
  }
  return schedules;
}

std::vector<std::string> FirstSchedule() { return {EverySchedule().front()}; }

}  // namespace grade::internal
