// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Runs one CUDA program on the simulator under five schedules and compares what is reported with
// what the program's own source says in comments:
//
//   // finds: race                        the one kind of finding, or `nothing`
//   code;  // <- race                     a line the finding names; of a race, both sides
//   // counts Kernel: field=value ...     counters of a kernel, or of `transfers`
//
// A program that must find nothing must also end with exit status 0.
//
// usage: program_test --program=PATH --source=PATH

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/string_view.h"
#include "absl/strings/strip.h"
#include "common/simt/report/counter_fields.h"
#include "common/simt/report/reader.h"
#include "common/simt/report/report.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

extern char** environ;

namespace simt {
namespace {

using ::testing::ContainerEq;
using ::testing::Not;

constexpr std::chrono::seconds kTimeLimit{60};
constexpr double kHangLimitSeconds = 0.25;  // of CPU time without progress

struct Options {
  std::string program, source;
} options;

std::string ReadFile(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return std::string(std::istreambuf_iterator<char>(file), {});
}

// What the comments of a source say.
struct Expectations {
  std::string kind;               // "nothing" if none is found
  std::set<std::string> verdict;  // "race at line 12"
  std::map<std::string, std::map<std::string, std::uint64_t>> counters;  // by kernel
};

std::string VerdictAt(absl::string_view kind, int line) {
  return absl::StrCat(kind, " at line ", line);
}

void ReadCounts(absl::string_view text, Expectations* expectations) {
  const std::pair<absl::string_view, absl::string_view> parts =
      absl::StrSplit(text, absl::MaxSplits(": ", 1));
  for (absl::string_view field : absl::StrSplit(parts.second, ' ', absl::SkipWhitespace())) {
    const std::pair<absl::string_view, absl::string_view> assignment = absl::StrSplit(field, '=');
    std::uint64_t value = 0;
    ASSERT_TRUE(absl::SimpleAtoi(assignment.second, &value)) << field;
    expectations->counters[std::string(parts.first)][std::string(assignment.first)] = value;
  }
}

Expectations ReadExpectations(const std::string& source) {
  Expectations expectations;
  int number = 0;
  for (absl::string_view line : absl::StrSplit(source, '\n')) {
    ++number;
    absl::string_view rest = line;
    if (absl::ConsumePrefix(&rest, "// finds: ")) {
      expectations.kind = std::string(rest);
    } else if (absl::ConsumePrefix(&rest, "// counts ")) {
      ReadCounts(rest, &expectations);
    } else if (const std::size_t mark = line.find("// <- "); mark != absl::string_view::npos) {
      expectations.verdict.insert(VerdictAt(line.substr(mark + 6), number));
    }
  }
  return expectations;
}

struct ProgramRun {
  bool timed_out = false;
  int status = 0;      // of waitpid
  std::string output;  // standard output and error
  std::string report;  // JSON
};

ProgramRun RunProgram(const std::string& schedule) {
  const std::string folder = ::testing::TempDir();
  const std::string report_path = folder + "/report.json", output_path = folder + "/output.txt";
  unlink(report_path.c_str());

  std::vector<std::string> variables = {"SIMT_SCHEDULE=" + schedule, "SIMT_REPORT=" + report_path,
                                        absl::StrCat("SIMT_HANG_LIMIT=", kHangLimitSeconds)};
  for (char** variable = environ; *variable != nullptr; ++variable) {
    if (!absl::StartsWith(*variable, "SIMT_")) variables.push_back(*variable);
  }
  std::vector<char*> environment;
  for (std::string& variable : variables) environment.push_back(variable.data());
  environment.push_back(nullptr);
  char* arguments[] = {options.program.data(), nullptr};

  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output_path.c_str(),
                                   O_WRONLY | O_CREAT | O_TRUNC, 0600);
  posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO);
  pid_t child = 0;
  const int error = posix_spawn(&child, options.program.c_str(), &actions, nullptr, arguments,
                                environment.data());
  posix_spawn_file_actions_destroy(&actions);
  ProgramRun run;
  if (error != 0) {
    ADD_FAILURE() << options.program << " cannot be started: error " << error;
    return run;
  }
  const auto deadline = std::chrono::steady_clock::now() + kTimeLimit;
  while (waitpid(child, &run.status, WNOHANG) == 0) {
    if (std::chrono::steady_clock::now() > deadline) {
      run.timed_out = true;
      kill(child, SIGKILL);
      waitpid(child, &run.status, 0);
      break;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
  run.output = ReadFile(output_path);
  run.report = ReadFile(report_path);
  return run;
}

bool NamesBothSides(FindingKind kind) {
  return kind == FindingKind::kRace || kind == FindingKind::kDivergentBarrier;
}

std::set<std::string> Verdict(const RunReport& report) {
  std::set<std::string> verdict;
  for (const Finding& finding : report.findings) {
    const std::string kind = FindingKindName(finding.kind);
    verdict.insert(VerdictAt(kind, finding.where.source.line));
    if (finding.other && NamesBothSides(finding.kind)) {
      verdict.insert(VerdictAt(kind, finding.other->source.line));
    }
  }
  return verdict;
}

template <class Counters, std::size_t kFields>
void ExpectCounters(const std::string& owner, const std::map<std::string, std::uint64_t>& expected,
                    const Counters& counters, const CounterField<Counters> (&fields)[kFields]) {
  for (const auto& [name, value] : expected) {
    bool known = false;
    for (const auto& field : fields) {
      if (name != field.name) continue;
      known = true;
      EXPECT_EQ(counters.*field.field, value) << owner << ": " << name;
    }
    EXPECT_TRUE(known) << "there is no counter " << name;
  }
}

class ProgramTest : public ::testing::TestWithParam<const char*> {};

TEST_P(ProgramTest, ReportsWhatItsSourceSays) {
  const std::string source = ReadFile(options.source);
  ASSERT_THAT(source, Not(::testing::IsEmpty())) << options.source;
  const Expectations expected = ReadExpectations(source);
  ASSERT_THAT(expected.kind, Not(::testing::IsEmpty())) << "the source has no `// finds:` line";
  ASSERT_EQ(expected.kind == "nothing", expected.verdict.empty())
      << "the `// <-` lines and the `// finds:` line of the source contradict each other";

  const ProgramRun run = RunProgram(GetParam());
  ASSERT_FALSE(run.timed_out) << run.output;
  const absl::StatusOr<RunReport> report = ReadReport(run.report);
  ASSERT_TRUE(report.ok()) << report.status() << "\n" << run.output;
  SCOPED_TRACE(run.report + run.output);

  EXPECT_THAT(Verdict(*report), ContainerEq(expected.verdict));
  EXPECT_EQ(report->findings_dropped, 0);
  EXPECT_TRUE(report->checked);
  EXPECT_EQ(report->schedule, GetParam());
  const std::string file_name = options.source.substr(options.source.rfind('/') + 1);
  for (const Finding& finding : report->findings) {
    EXPECT_TRUE(absl::EndsWith(finding.where.source.file, file_name)) << finding.where.source.file;
    EXPECT_THAT(finding.summary, Not(::testing::IsEmpty()));
    EXPECT_THAT(finding.advice, Not(::testing::IsEmpty()));
  }
  if (expected.kind == "nothing") {
    EXPECT_TRUE(WIFEXITED(run.status) && WEXITSTATUS(run.status) == 0)
        << "wait status " << run.status;
  }
  for (const auto& [owner, counters] : expected.counters) {
    if (owner == "transfers") {
      ExpectCounters(owner, counters, report->transfers, kTransferFields);
      continue;
    }
    const KernelRecord* record = nullptr;
    for (const KernelRecord& kernel : report->kernels) {
      if (kernel.name == owner) record = &kernel;
    }
    ASSERT_NE(record, nullptr) << "no kernel " << owner << " in the report";
    ExpectCounters(owner, counters, record->counters, kKernelCounterFields);
  }
}

INSTANTIATE_TEST_SUITE_P(Schedules, ProgramTest,
                         ::testing::Values("forward", "reverse", "random:1", "random:2",
                                           "random:20261201"),
                         [](const ::testing::TestParamInfo<const char*>& info) {
                           std::string name = info.param;
                           for (char& c : name) c = c == ':' ? '_' : c;
                           return name;
                         });

}  // namespace
}  // namespace simt

int main(int argc, char** argv) {
  ::testing::InitGoogleMock(&argc, argv);
  for (int i = 1; i < argc; ++i) {
    absl::string_view argument = argv[i];
    if (absl::ConsumePrefix(&argument, "--program=")) {
      simt::options.program = std::string(argument);
    } else if (absl::ConsumePrefix(&argument, "--source=")) {
      simt::options.source = std::string(argument);
    }
  }
  if (simt::options.program.empty() || simt::options.source.empty()) {
    std::cerr << "usage: program_test --program=PATH --source=PATH\n";
    return 2;
  }
  return RUN_ALL_TESTS();
}
