// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/workbook/run.h"

#include <string.h>

#include <cstdint>
#include <filesystem>
#include <ostream>
#include <string>
#include <system_error>

#include "absl/status/status.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "absl/strings/strip.h"
#include "common/simt/report/counters_text.h"
#include "common/simt/report/json.h"
#include "common/simt/report/reader.h"
#include "common/simt/report/sarif.h"
#include "common/simt/report/text.h"
#include "common/workbook/files.h"
#include "common/workbook/process.h"
#include "common/workbook/toolkit.h"

namespace workbook {
namespace {

// The report that the program left in the file `path`, with the end that this process saw. An error
// if it left none: it called _exit(), or was killed.
absl::StatusOr<simt::RunReport> ReportOf(const std::string& path, const ProcessEnd& end) {
  const absl::StatusOr<std::string> json = ReadFile(path);
  if (!json.ok()) {
    return absl::DataLossError("it left no report, so that nothing is known of its kernels");
  }
  absl::StatusOr<simt::RunReport> report = simt::ReadReport(*json);
  if (!report.ok()) return report.status();
  using Kind = simt::ProgramExit::Kind;
  report->exit = end.signal != 0 ? simt::ProgramExit{Kind::kSignal, end.signal}
                                 : simt::ProgramExit{Kind::kExited, end.exit_code};
  return report;
}

void PrintReport(const Context& context, const simt::RunReport& report, bool counters) {
  std::ostream& err = *context.err;
  const simt::TextOptions options = {context.err_colour};
  err << simt::FindingsText(report, options);
  if (counters) {
    if (!report.findings.empty()) err << "\n";
    err << simt::CountersText(report);
  }
}

std::string HowItEnded(const ProcessEnd& end) {
  return end.signal != 0
             ? absl::StrCat("was ended by signal ", end.signal, " (", strsignal(end.signal), ")")
             : absl::StrCat("ended with exit code ", end.exit_code);
}

}  // namespace

const Command& RunCommand() {
  static const Command* const command = new Command{
      "run",
      "FILE.cu",
      "Compiles a single-file CUDA program and runs it on the simulator with all checks.",
      "Findings go to stderr; the program's own input and output are left alone.\n"
      "Exit code: 0 nothing found, 1 findings, 2 usage or the file does not compile,\n"
      "3 nothing found, but the program failed (a nonzero exit code or a crash).",
      1,
      1,
      {{"no-checks", "", "only run: faster, finds and counts nothing inside kernels"},
       {"counters", "", "print what each kernel did to the machine"},
       {"schedule", "ORDER", "run threads and blocks forward, reverse or random:SEED"},
       {"json", "FILE", "write findings and counters to FILE as JSON"},
       {"sarif", "FILE", "write findings to FILE as SARIF 2.1.0"}},
      "PROGRAM_ARGUMENTS"};
  return *command;
}

bool IsSchedule(const std::string& text) {
  if (text == "forward" || text == "reverse") return true;
  absl::string_view seed = text;
  std::uint64_t number;
  return absl::ConsumePrefix(&seed, "random:") && absl::SimpleAtoi(seed, &number);
}

int RunExitCode(const simt::RunReport& report, const ProcessEnd& end) {
  if (!report.findings.empty() || report.findings_dropped > 0) return kShortfall;
  return end.Success() ? kSuccess : kFailed;
}

absl::StatusOr<int> Run(const Context& context, const Arguments& arguments) {
  const std::string& source = arguments.operands[0];
  const bool checks = !arguments.Has("no-checks");
  const std::string schedule = arguments.Value("schedule", "forward");
  if (!IsSchedule(schedule)) {
    return absl::InvalidArgumentError(
        absl::StrCat("--schedule is forward, reverse or random:SEED, not \"", schedule, "\"."));
  }
  for (const char* option : {"json", "sarif"}) {
    if (!arguments.Has(option)) continue;
    const absl::Status writable = CheckOutputFile(context.Absolute(arguments.Value(option)));
    if (!writable.ok()) return writable;
  }
  const absl::StatusOr<std::string> text = ReadFile(context.Absolute(source));
  if (!text.ok()) return absl::InvalidArgumentError(text.status().message());
  const absl::StatusOr<Toolkit> toolkit = Toolkit::Load(context);
  if (!toolkit.ok()) return toolkit.status();
  const absl::StatusOr<TemporaryFolder> folder = TemporaryFolder::Create();
  if (!folder.ok()) return folder.status();

  const std::string name = std::filesystem::path(source).stem();
  const std::filesystem::path bin = folder->path() + "/bin";  // whatever the name, nothing clashes
  std::error_code error;
  std::filesystem::create_directory(bin, error);
  Process process;
  process.arguments = {bin / name};
  const absl::Status built =
      toolkit->Build(context, source, checks, folder->path(), process.arguments[0]);
  if (!built.ok()) return built;

  const std::string report_path = folder->path() + "/report.json";
  process.arguments.insert(process.arguments.end(), arguments.rest.begin(), arguments.rest.end());
  process.directory = context.working_directory;
  process.environment = {{"SIMT_REPORT", report_path}, {"SIMT_SCHEDULE", schedule}};
  const absl::StatusOr<ProcessEnd> end = RunProcess(process);
  if (!end.ok()) return end.status();

  const absl::StatusOr<simt::RunReport> report = ReportOf(report_path, *end);
  if (!report.ok()) {
    return absl::DataLossError(
        absl::StrCat(source, " ", HowItEnded(*end), "; ", report.status().message(), "."));
  }
  PrintReport(context, *report, arguments.Has("counters"));
  const int code = RunExitCode(*report, *end);
  if (code == kFailed) *context.err << "workbook: " << source << " " << HowItEnded(*end) << ".\n";
  if (arguments.Has("json")) {
    const absl::Status written =
        WriteFile(context.Absolute(arguments.Value("json")), simt::ToJson(*report));
    if (!written.ok()) return written;
  }
  if (arguments.Has("sarif")) {
    const absl::Status written =
        WriteFile(context.Absolute(arguments.Value("sarif")), simt::ToSarif(*report));
    if (!written.ok()) return written;
  }
  return code;
}

}  // namespace workbook
