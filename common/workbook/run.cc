// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/workbook/run.h"

#include <string.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <ostream>
#include <string>
#include <system_error>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
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

constexpr std::size_t kMostFiles = 1000;

// NAME or NAME=VALUE, or with parameters: NAME(x)=VALUE.
bool IsMacro(absl::string_view text) {
  const absl::string_view name = text.substr(0, text.find_first_of("=("));
  return !name.empty() && !absl::ascii_isdigit(static_cast<unsigned char>(name[0])) &&
         std::all_of(name.begin(), name.end(),
                     [](unsigned char c) { return absl::ascii_isalnum(c) || c == '_'; });
}

// Why `file` is no source of a program; OK if it is one.
absl::Status CheckSource(const Context& context, const std::string& file) {
  const std::string extension = std::filesystem::path(file).extension();
  for (const char* of_header : {".h", ".hpp", ".cuh", ".inl"}) {
    if (extension != of_header) continue;
    return absl::InvalidArgumentError(
        absl::StrCat(file, " is a header: name the files that include it."));
  }
  for (const char* of_object : {".o", ".a", ".so"}) {
    if (extension != of_object) continue;
    return absl::InvalidArgumentError(
        absl::StrCat(file,
                     " is compiled already, and the simulator could not see what it does: name its "
                     "source."));
  }
  const absl::StatusOr<std::string> text = ReadFile(context.Absolute(file));
  return text.ok() ? absl::OkStatus() : absl::InvalidArgumentError(text.status().message());
}

absl::StatusOr<ProgramSources> SourcesOf(const Context& context, const Arguments& arguments) {
  ProgramSources sources;
  sources.checks = !arguments.Has("no-checks");
  for (const std::string& file : arguments.operands) {
    const absl::Status good = CheckSource(context, file);
    if (!good.ok()) return good;
    const std::vector<std::string>& before = sources.files;
    if (std::find(before.begin(), before.end(), file) != before.end()) {
      return absl::InvalidArgumentError(absl::StrCat(file, " is named twice."));
    }
    sources.files.push_back(file);
  }
  sources.include_folders = arguments.Values("I");
  for (const std::string& folder : sources.include_folders) {
    if (std::filesystem::is_directory(context.Absolute(folder))) continue;
    return absl::InvalidArgumentError(absl::StrCat("-I: there is no folder ", folder, "."));
  }
  sources.macros = arguments.Values("D");
  for (const std::string& macro : sources.macros) {
    if (IsMacro(macro)) continue;
    return absl::InvalidArgumentError(
        absl::StrCat("-D needs a macro, NAME or NAME=VALUE, not \"", macro, "\"."));
  }
  const std::string standard = arguments.Value("std", "c++17");
  if (standard != "c++14" && standard != "c++17" && standard != "c++20") {
    return absl::InvalidArgumentError(
        absl::StrCat("-std is c++14, c++17 or c++20, not \"", standard, "\"."));
  }
  if (standard == "c++20") sources.standard = standard;
  return sources;
}

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
      "FILE.cu...",
      "Compiles a CUDA program and runs it on the simulator with all checks.",
      "Several files are one program; .cc, .cpp and .cxx hold host code alone.\n"
      "Findings go to stderr; the program's own input and output are left alone.\n"
      "Exit code: 0 nothing found, 1 findings, 2 usage or the file does not compile,\n"
      "3 nothing found, but the program failed (a nonzero exit code or a crash).",
      1,
      kMostFiles,
      {{"I", "DIR", "look for headers in DIR, too", true},
       {"D", "NAME[=VALUE]", "define a macro", true},
       {"std", "c++14|c++17|c++20", "the language; C++14 is compiled as C++17, the default", true},
       {"no-checks", "", "only run: faster, finds and counts nothing inside kernels"},
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
  const absl::StatusOr<ProgramSources> sources = SourcesOf(context, arguments);
  if (!sources.ok()) return sources.status();
  const std::string& source = sources->files[0];
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
      toolkit->Build(context, *sources, folder->path(), process.arguments[0]);
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
