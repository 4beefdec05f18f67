// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/grade/session.h"

#include <fstream>
#include <iterator>
#include <sstream>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "common/grade/diagnostics.h"
#include "common/simt/report/counter_fields.h"

namespace grade {

namespace {

constexpr int kHeaderLines = 20;

absl::StatusOr<std::string> ReadFile(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  if (!file.is_open() || file.bad()) {
    return absl::NotFoundError(absl::StrCat("cannot read ", path));
  }
  return text;
}

bool IsEmptyOrMissing(const std::string& path) {
  std::ifstream file(path, std::ios::binary | std::ios::ate);
  return !file.is_open() || file.tellg() <= 0;
}

absl::Status CheckNames(const std::set<std::string>& losses) {
  for (const std::string& name : losses) {
    bool known = false;
    for (const RubricLine& line : RubricLines()) known = known || line.name == name;
    if (!known) {
      return absl::InvalidArgumentError(
          absl::StrCat("`// loses:` names ", name, ", which is no line of the rubric"));
    }
  }
  return absl::OkStatus();
}

}  // namespace

Session& Session::Get() {
  static Session& session = *new Session;
  return session;
}

absl::Status Session::Start(const Settings& settings) {
  if (settings.runner.empty()) {
    return absl::InvalidArgumentError("--runner=PATH says which submission to grade");
  }
  if (!settings.source.empty()) {
    source_ = settings.source;
    const absl::StatusOr<std::string> source = ReadFile(settings.source);
    if (!source.ok()) return source.status();
    has_todo_ = absl::StrContains(*source, "TODO(student)");
    silences_compiler_ = absl::StrContains(*source, "GCC diagnostic") ||
                         absl::StrContains(*source, "GCC system_header");
  }
  std::string diagnostics;
  if (!settings.diagnostics.empty()) {
    absl::StatusOr<std::string> read = ReadFile(settings.diagnostics);
    if (!read.ok()) return read.status();
    diagnostics = FirstErrors(*read, settings.source);
    absl::StripTrailingAsciiWhitespace(&diagnostics);
  }
  if (!IsEmptyOrMissing(settings.runner)) {
    conversions_ = diagnostics;
  } else if (settings.diagnostics.empty()) {
    return absl::NotFoundError(absl::StrCat("there is no runner at ", settings.runner));
  } else {
    compile_errors_ = absl::StrCat("it does not compile:\n", diagnostics);
  }
  if (!settings.expect.empty()) {
    const absl::StatusOr<std::string> answer = ReadFile(settings.expect);
    if (!answer.ok()) return answer.status();
    absl::StatusOr<std::set<std::string>> losses = ParseLosses(*answer);
    if (!losses.ok()) {
      return absl::InvalidArgumentError(
          absl::StrCat(settings.expect, ": ", losses.status().message()));
    }
    const absl::Status names = CheckNames(*losses);
    if (!names.ok()) {
      return absl::InvalidArgumentError(absl::StrCat(settings.expect, ": ", names.message()));
    }
    // Otherwise it would lose its lines for the wrong reason.
    if (!compiles()) {
      return absl::InvalidArgumentError(absl::StrCat(
          settings.expect, ": an answer with a known grade has to compile; ", compile_errors_));
    }
    expected_losses_ = *std::move(losses);
  }
  return absl::OkStatus();
}

void Session::set_not_started() {
  not_started_ = true;
  explanation_ =
      absl::StrCat("not started yet: ", source_,
                   " waits for you where it says TODO(student). Its README tells the task.");
}

bool Session::HoldsToExpectation() const {
  return expected_losses_.has_value() && (!saw_gpu_ || expected_losses_->empty());
}

void Session::NoteRun(const simt::RunReport& report, bool counted, double seconds) {
  if (!counted) {
    saw_gpu_ = true;
    return;
  }
  simt::KernelCounters totals;
  for (const simt::KernelRecord& kernel : report.kernels) {
    for (const auto& field : simt::kKernelCounterFields) {
      totals.*field.field += kernel.counters.*field.field;
    }
  }
  if (totals.threads < largest_.threads) return;
  largest_ = totals;
  largest_seconds_ = seconds;
}

std::string Session::Counters() const {
  if (largest_.threads == 0) return measured_;
  std::string text;
  const auto ratio = [&text](const char* name, std::uint64_t sectors, std::uint64_t requests) {
    if (requests == 0) return;
    absl::StrAppend(&text, text.empty() ? "" : ", ",
                    absl::StrFormat("%s %.1f sectors/request", name,
                                    static_cast<double>(sectors) / static_cast<double>(requests)));
  };
  ratio("loads", largest_.global_load_sectors, largest_.global_load_requests);
  ratio("stores", largest_.global_store_sectors, largest_.global_store_requests);
  if (largest_.shared_load_requests + largest_.shared_store_requests > 0) {
    absl::StrAppend(&text, text.empty() ? "" : ", ",
                    largest_.shared_load_bank_conflicts + largest_.shared_store_bank_conflicts,
                    " bank conflicts");
  }
  if (largest_seconds_ > 0) {
    absl::StrAppend(&text, text.empty() ? "" : ", ",
                    absl::StrFormat("%.3g us predicted", largest_seconds_ * 1e6));
  }
  return text;
}

std::string Session::Verdict() const {
  int max_points = 0;
  for (const RubricLine& line : RubricLines()) max_points += line.max_points;
  if (!compiles()) return "does not compile";
  if (!no_device_.empty()) return "no device";
  if (not_started_) return "not started";
  if (points_ == max_points) return "passed";
  return points_ > 0 ? "partial" : "failed";
}

absl::StatusOr<std::set<std::string>> ParseLosses(const std::string& source) {
  std::set<std::string> losses;
  bool found = false;
  std::istringstream lines(source);
  std::string line;
  for (int i = 0; i < kHeaderLines && std::getline(lines, line); ++i) {
    absl::string_view rest = line;
    if (!absl::ConsumePrefix(&rest, "//")) continue;
    rest = absl::StripAsciiWhitespace(rest);
    if (!absl::ConsumePrefix(&rest, "loses:")) continue;
    found = true;
    for (absl::string_view name : absl::StrSplit(rest, ',')) {
      name = absl::StripAsciiWhitespace(name);
      if (!name.empty() && name != "nothing") losses.insert(std::string(name));
    }
  }
  if (!found) {
    return absl::InvalidArgumentError(
        "the head of an answer says `// loses: LineA, LineB` or `// loses: nothing`");
  }
  return losses;
}

}  // namespace grade
