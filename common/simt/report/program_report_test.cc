// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/report/program_report.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>

namespace simt {
namespace {

using ::testing::AllOf;
using ::testing::ExitedWithCode;
using ::testing::HasSubstr;
using ::testing::KilledBySignal;
using ::testing::Not;

__attribute__((noinline)) std::uintptr_t ReturnAddress() {
  return reinterpret_cast<std::uintptr_t>(__builtin_return_address(0));
}

int reported_line = 0;

void ReportOne() {
  ClearFindings();
  Finding finding{FindingKind::kRace, "two threads update bins[4]"};
  finding.where.pc = ReturnAddress();
  reported_line = __LINE__ - 1;
  Report(finding);
}

std::string ReadFile(const std::string& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

// Ends a child process as runtime/ does.
[[noreturn]] void End(int code) {
  WriteProgramReport({{ProgramExit::Kind::kExited, code}});
  WriteProgramReport({{ProgramExit::Kind::kExited, code}});
  _exit(code);
}

TEST(ProgramReportTest, FindingsGoToStandardErrorOnce) {
  unsetenv("SIMT_REPORT");
  ReportOne();
  EXPECT_EXIT(End(5), ExitedWithCode(5),
              "^[^ ]*program_report_test.cc:" + std::to_string(reported_line) +
                  ": race: two threads update bins.4.\n( *[0-9]+ . [^\n]*\n)?$");
}

TEST(ProgramReportTest, ACleanProgramSaysNothing) {
  unsetenv("SIMT_REPORT");
  ClearFindings();
  EXPECT_EXIT(End(0), ExitedWithCode(0), "^$");
}

TEST(ProgramReportTest, AFileGetsJsonWithLines) {
  const std::string path = ::testing::TempDir() + "/report.json";
  setenv("SIMT_REPORT", path.c_str(), 1);
  ReportOne();
  EXPECT_EXIT(End(0), ExitedWithCode(0), "^$");
  EXPECT_THAT(ReadFile(path), AllOf(HasSubstr("\"exit\":{\"kind\":\"exited\",\"code\":0}"),
                                    HasSubstr("\"line\":" + std::to_string(reported_line) + ","),
                                    HasSubstr("\"program\":\"program_report_test\"")));
}

TEST(ProgramReportTest, ADescriptorGetsJsonWithPcsOnly) {
  const std::string path = ::testing::TempDir() + "/descriptor.json";
  FILE* file = std::fopen(path.c_str(), "w");
  setenv("SIMT_REPORT", ("fd:" + std::to_string(fileno(file))).c_str(), 1);
  ReportOne();
  EXPECT_EXIT(End(0), ExitedWithCode(0), "^$");
  std::fclose(file);
  EXPECT_THAT(ReadFile(path), AllOf(HasSubstr("\"kind\":\"race\""), Not(HasSubstr("\"line\"")),
                                    Not(HasSubstr("\"pc\":0,"))));
}

TEST(ProgramReportTest, ADestinationThatCannotBeWrittenIsSaid) {
  ClearFindings();
  setenv("SIMT_REPORT", "/no/such/folder/report.json", 1);
  EXPECT_EXIT(End(0), ExitedWithCode(0),
              "^simt: cannot write the report /no/such/folder/report.json .No such file or "
              "directory.: give SIMT_REPORT a file that can be written\n$");
  setenv("SIMT_REPORT", "fd:x", 1);
  EXPECT_EXIT(End(0), ExitedWithCode(0), "^simt: SIMT_REPORT=fd:x does not name a file descriptor");
  unsetenv("SIMT_REPORT");
}

void OnSignal(int signal) {
  WriteProgramReport({{ProgramExit::Kind::kSignal, signal}});
  raise(signal);
}

[[noreturn]] void CrashWithSmallStack() {
  static char stack[kReportStackBytes];
  stack_t alternate = {};
  alternate.ss_sp = stack;
  alternate.ss_size = sizeof stack;
  sigaltstack(&alternate, nullptr);
  struct sigaction action = {};
  action.sa_handler = OnSignal;
  action.sa_flags = SA_ONSTACK;
  sigaction(SIGSEGV, &action, nullptr);
  *static_cast<volatile int*>(nullptr) = 1;
  std::abort();
}

TEST(ProgramReportTest, ACrashingProgramStillReports) {
  unsetenv("SIMT_REPORT");
  ReportOne();
  EXPECT_EXIT(CrashWithSmallStack(), KilledBySignal(SIGSEGV), "race: two threads update");
}

}  // namespace
}  // namespace simt
