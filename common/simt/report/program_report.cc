// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/report/program_report.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <unistd.h>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string_view>

#include "common/simt/report/json.h"
#include "common/simt/report/source.h"
#include "common/simt/report/symbolizer.h"
#include "common/simt/report/text.h"

namespace simt {
namespace {

constexpr unsigned kCrashReportSeconds = 10;

void WriteAll(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = write(descriptor, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
}

// Writes to standard error without the program's stdio buffers, which may be locked.
void Complain(const std::string& sentence) { WriteAll(STDERR_FILENO, "simt: " + sentence + "\n"); }

RunReport Collect(const ProgramEnd& end) {
  RunReport report;
  report.program = program_invocation_short_name;
  report.schedule = end.schedule;
  report.checked = end.checked;
  report.exit = end.exit;
  report.findings = Findings();
  report.findings_dropped = FindingCount() - static_cast<int>(report.findings.size());
  if (end.kernels != nullptr) report.kernels = *end.kernels;
  if (end.transfers != nullptr) report.transfers = *end.transfers;
  report.predicted_seconds = end.predicted_seconds;
  return report;
}

// The folders a program's sources may be in: where the user is, where Bazel's workspace is, here.
SourceOptions OwnSources() {
  SourceOptions options;
  for (const char* variable : {"BUILD_WORKING_DIRECTORY", "BUILD_WORKSPACE_DIRECTORY"}) {
    const char* folder = std::getenv(variable);
    if (folder != nullptr && folder[0] == '/') options.roots.push_back(folder);
  }
  char here[PATH_MAX];  // on the stack: the heap may be broken
  if (getcwd(here, sizeof here) != nullptr) options.roots.push_back(here);
  options.any_file = true;
  return options;
}

void WriteToFile(const std::string& path, const std::string& json) {
  const int file = open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
  if (file < 0) {
    Complain("cannot write the report " + path + " (" + std::strerror(errno) +
             "): give SIMT_REPORT a file that can be written");
    return;
  }
  WriteAll(file, json);
  close(file);
}

void WriteToDescriptor(const char* number, const std::string& json) {
  char* end = nullptr;
  const long descriptor = std::strtol(number, &end, 10);
  if (end == number || *end != '\0' || descriptor < 0) {
    Complain(std::string("SIMT_REPORT=fd:") + number +
             " does not name a file descriptor: give it a number, as in fd:3");
    return;
  }
  WriteAll(static_cast<int>(descriptor), json);
}

}  // namespace

void WriteProgramReport(const ProgramEnd& end) {
  static std::atomic_flag written = ATOMIC_FLAG_INIT;
  if (written.test_and_set()) return;
  if (end.exit.kind == ProgramExit::Kind::kSignal) {
    for (const int fault : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGALRM}) {
      signal(fault, SIG_DFL);
    }
    alarm(kCrashReportSeconds);
  }

  // What the program printed comes before what is said about it.
  if (end.exit.kind == ProgramExit::Kind::kExited) std::fflush(stdout);

  RunReport report = Collect(end);
  const char* destination = std::getenv("SIMT_REPORT");
  if (destination != nullptr && std::strncmp(destination, "fd:", 3) == 0) {
    WriteToDescriptor(destination + 3, ToJson(report));
    return;
  }
  ResolveSources(&report, SymbolizeSelf, OwnSources());
  if (destination != nullptr && destination[0] != '\0') {
    WriteToFile(destination, ToJson(report));
    return;
  }
  TextOptions options;
  options.color = isatty(STDERR_FILENO) != 0 && std::getenv("NO_COLOR") == nullptr;
  WriteAll(STDERR_FILENO, FindingsText(report, options));
}

}  // namespace simt
