// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/workbook/run.h"

#include <filesystem>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "common/workbook/fake_checkout.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace workbook {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

TEST(IsSchedule, KnowsTheSimulatorsOrders) {
  for (const char* text : {"forward", "reverse", "random:0", "random:18446744073709551615"}) {
    EXPECT_TRUE(IsSchedule(text)) << text;
  }
  for (const char* text : {"", "random", "random:", "random:-1", "random:x", "backward"}) {
    EXPECT_FALSE(IsSchedule(text)) << text;
  }
}

TEST(RunExitCode, AFindingWinsOverTheProgramsEnd) {
  simt::RunReport clean, found;
  found.findings.emplace_back();
  EXPECT_EQ(RunExitCode(clean, {0, 0}), kSuccess);
  EXPECT_EQ(RunExitCode(clean, {7, 0}), kFailed);
  EXPECT_EQ(RunExitCode(clean, {0, 11}), kFailed);
  EXPECT_EQ(RunExitCode(found, {0, 0}), kShortfall);
  EXPECT_EQ(RunExitCode(found, {7, 0}), kShortfall);
}

// Runs programs with a toolkit that has no simulator in it: "lowering" only names the file, and a
// program writes the report itself.
class RunTest : public ::testing::Test {
 protected:
  void SetUp() override {
    context_ = checkout_.context();
    context_.program = checkout_.Path("workbook");
    const std::string runfiles = "workbook.runfiles/workbook/common/";
    checkout_.Write(runfiles + "lower",
                    "#!/bin/sh\n"
                    "shift  # --headers=FOLDER\n"
                    "while test \"${1#-I}\" != \"$1\"; do shift; done\n"
                    "while test $# -gt 0; do\n"
                    "  { echo \"#line 1 \\\"$1\\\"\"; cat \"$1\"; } > $2\n"
                    "  shift 2\n"
                    "done\n");
    std::filesystem::permissions(checkout_.Path(runfiles + "lower"),
                                 std::filesystem::perms::owner_all);
    checkout_.Write(runfiles + "include/cuda_fake.h", "#include <stdio.h>\n");
    checkout_.Write(runfiles + "bazel/simt_toolkit.json", R"({
        "compiler": "g++", "lower": "workbook/common/lower", "compile_flags": ["-O0"],
        "check_flags": ["-DCHECKS"], "include_dirs": ["workbook/common/include"],
        "link_flags": ["-fuse-ld=gold"], "libraries": [], "system_libraries": ["-lm"]})");
  }

  // The exit code of `workbook run WORDS...`; -1 and the message in error_ if it is an error.
  int RunWith(const std::vector<std::string>& words) {
    const absl::StatusOr<int> code = workbook::Run(context_, *ParseArguments(RunCommand(), words));
    error_ = std::string(code.status().message());
    return code.value_or(absl::IsInvalidArgument(code.status()) ? kUsage : -1);
  }

  FakeCheckout checkout_;
  Context context_;
  std::string error_;
};

// A program that writes a report with `findings` and ends with `end`.
std::string Program(const std::string& findings, const std::string& end) {
  return absl::StrCat(R"(#include <cuda_fake.h>
#include <stdlib.h>
int main(int argc, char** argv) {
  FILE* report = fopen(getenv("SIMT_REPORT"), "w");
  fputs(R"json({"version": 1, "program": "p", "schedule": "forward", "checked": true,
    "exit": {"kind": "unknown", "code": 0}, "predicted_seconds": 0, "findings": [)json"
    R"json()",
                      findings, R"()json"
    R"json(], "findings_dropped": 0, "kernels": [], "transfers": {
    "host_to_device_calls": 0, "host_to_device_bytes": 0, "device_to_host_calls": 0,
    "device_to_host_bytes": 0, "device_to_device_calls": 0, "device_to_device_bytes": 0,
    "memset_calls": 0, "memset_bytes": 0}})json", report);
  fclose(report);
  )",
                      end, "\n}\n");
}

constexpr char kRace[] =
    R"({"kind": "race", "summary": "two threads update bins[4]", "object": "bins[4]", "kernel": "k",
        "advice": "use atomicAdd", "count": 1, "where": {"pc": 0, "on_device": true,
        "block": [0, 0, 0], "thread": [5, 0, 0], "action": "4-byte write"}})";

TEST_F(RunTest, TellsFindingsFromFailures) {
  checkout_.Write("clean.cu", Program("", "return 0;"));
  checkout_.Write("fails.cu", Program("", "return 9;"));
  checkout_.Write("crashes.cu", Program("", "abort();"));
  checkout_.Write("races.cu", Program(kRace, "return 9;"));
  EXPECT_EQ(RunWith({"clean.cu"}), kSuccess) << error_;
  EXPECT_THAT(checkout_.TakeErr(), IsEmpty());
  EXPECT_EQ(RunWith({"fails.cu"}), kFailed);
  EXPECT_THAT(checkout_.TakeErr(), HasSubstr("fails.cu ended with exit code 9"));
  EXPECT_EQ(RunWith({"crashes.cu"}), kFailed);
  EXPECT_THAT(checkout_.TakeErr(), HasSubstr("was ended by signal 6"));
  EXPECT_EQ(RunWith({"races.cu"}), kShortfall);
  EXPECT_THAT(checkout_.TakeErr(), AllOf(HasSubstr("race"), HasSubstr("use atomicAdd")));
}

TEST_F(RunTest, PassesArgumentsScheduleAndChecks) {
  checkout_.Write("checked.cu", Program("", R"(
#ifdef CHECKS
      return atoi(argv[1]) + argc;
#else
      return strlen(getenv("SIMT_SCHEDULE"));
#endif)"));
  checkout_.Write("workbook.runfiles/workbook/common/include/cuda_fake.h",
                  "#include <stdio.h>\n#include <string.h>\n");
  EXPECT_EQ(RunWith({"checked.cu", "--", "40"}), kFailed);
  EXPECT_THAT(checkout_.TakeErr(), HasSubstr("exit code 42"));
  EXPECT_EQ(RunWith({"checked.cu", "--no-checks", "--schedule=random:7"}), kFailed);
  EXPECT_THAT(checkout_.TakeErr(), HasSubstr("exit code 8"));
}

TEST_F(RunTest, WritesReports) {
  checkout_.Write("folder/races.cu", Program(kRace, "return 0;"));
  EXPECT_EQ(RunWith({checkout_.Path("folder/races.cu"), "--json=a.json", "--sarif", "b.sarif"}),
            kShortfall);
  EXPECT_THAT(checkout_.Read("a.json"), HasSubstr("two threads update bins[4]"));
  EXPECT_THAT(checkout_.Read("b.sarif"), HasSubstr("two threads update bins[4]"));
}

TEST_F(RunTest, AProgramWithoutAReportIsNotClean) {
  checkout_.Write("gone.cu", "int main() { return 0; }\n");
  EXPECT_EQ(RunWith({"gone.cu"}), -1);
  EXPECT_THAT(error_, HasSubstr("gone.cu ended with exit code 0; it left no report"));
}

TEST_F(RunTest, UsageErrorsNameTheMistake) {
  checkout_.Write("broken.cu", "int main() { return x; }\n");
  checkout_.Write("exercise.cu", "void Hypot() {}\n");
  EXPECT_EQ(RunWith({"missing.cu"}), kUsage);
  EXPECT_EQ(error_, "Cannot read " + checkout_.Path("missing.cu") + ": No such file or directory");
  EXPECT_EQ(RunWith({"broken.cu"}), kUsage);
  EXPECT_THAT(error_, HasSubstr("broken.cu does not compile"));
  EXPECT_EQ(RunWith({"exercise.cu"}), kUsage);
  EXPECT_THAT(error_, HasSubstr("exercise.cu has no main()"));
  checkout_.Write("clean.cu", Program("", "return 0;"));
  for (const char* option : {"--json=nowhere/a", "--sarif=nowhere/a"}) {
    EXPECT_EQ(RunWith({"clean.cu", option}), kUsage);
    EXPECT_THAT(error_, HasSubstr("there is no folder " + checkout_.Path("nowhere")));
    EXPECT_FALSE(std::filesystem::exists(checkout_.Path("nowhere")));
  }
  EXPECT_EQ(RunWith({"broken.cu", "--schedule=sideways"}), kUsage);
  EXPECT_THAT(error_, HasSubstr("not \"sideways\""));
}

TEST_F(RunTest, CompilesSeveralFilesAsOneProgram) {
  checkout_.Write("main.cu", absl::StrCat("#include <own.h>\nint Other();\n",
                                          Program("", "return Other() + OWN;")));
  checkout_.Write("folder/other.cpp", "#include \"beside.h\"\nint Other() { return BESIDE; }\n");
  checkout_.Write("folder/beside.h", "#define BESIDE 4\n");
  checkout_.Write("include/own.h", "#define OWN VALUE\n");
  EXPECT_EQ(RunWith({"main.cu", "folder/other.cpp", "-Iinclude", "-D", "VALUE=3"}), kFailed)
      << error_;
  EXPECT_THAT(checkout_.TakeErr(), HasSubstr("main.cu ended with exit code 7"));
  EXPECT_EQ(RunWith({"main.cu", "-Iinclude", "-DVALUE=3"}), kUsage);
  EXPECT_EQ(error_, "Other() is used in main.cu but defined in none of them: name its file, too.");
  checkout_.Write("again.cc", "int Other() { return 1; }\n");
  EXPECT_EQ(RunWith({"main.cu", "again.cc", "folder/other.cpp", "-Iinclude", "-DVALUE=3"}), kUsage);
  EXPECT_THAT(error_, HasSubstr("Other() is defined in more than one of main.cu again.cc"));
}

TEST_F(RunTest, UsageErrorsOfTheCompilersOptions) {
  checkout_.Write("clean.cu", Program("", "return 0;"));
  checkout_.Write("own.cuh", "");
  checkout_.Write("own.o", "");
  const auto error_of = [this](std::vector<std::string> words) {
    EXPECT_EQ(RunWith(words), kUsage);
    return error_;
  };
  EXPECT_EQ(error_of({"clean.cu", "-Inowhere"}), "-I: there is no folder nowhere.");
  EXPECT_EQ(error_of({"clean.cu", "-D3=x"}), "-D needs a macro, NAME or NAME=VALUE, not \"3=x\".");
  EXPECT_EQ(error_of({"clean.cu", "-std=c++03"}), "-std is c++14, c++17 or c++20, not \"c++03\".");
  EXPECT_EQ(error_of({"clean.cu", "clean.cu"}), "clean.cu is named twice.");
  EXPECT_EQ(error_of({"clean.cu", "own.cuh"}),
            "own.cuh is a header: name the files that include it.");
  EXPECT_THAT(error_of({"own.o"}), HasSubstr("own.o is compiled already"));
  EXPECT_THAT(error_of({"clean.cu", "missing.cu"}), HasSubstr("missing.cu: No such file"));
}

TEST_F(RunTest, WithoutItsToolkitItSaysWhatIsMissing) {
  checkout_.Write("clean.cu", "int main() {}\n");
  context_.program = "/nonexistent/workbook";
  EXPECT_EQ(RunWith({"clean.cu"}), -1);
  EXPECT_THAT(error_, HasSubstr("simt_toolkit.json"));
}

}  // namespace
}  // namespace workbook
