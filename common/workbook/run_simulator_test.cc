// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// `workbook run` as a user calls it: the program itself, the real toolkit, the real simulator.

#include <stdlib.h>

#include <filesystem>
#include <string>

#include "absl/strings/str_cat.h"
#include "common/workbook/files.h"
#include "common/workbook/process.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "nlohmann/json.hpp"

namespace workbook {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

class RunSimulatorTest : public ::testing::Test {
 protected:
  // The exit code of `workbook run ARGUMENTS`, a shell's words, called from the folder of the
  // programs. What it prints is left in out_ and err_.
  int Workbook(const std::string& arguments) {
    const std::string root = absl::StrCat(getenv("TEST_SRCDIR"), "/workbook/common/workbook");
    Process process;
    process.arguments = {"sh", "-c", absl::StrCat(root, "/workbook run ", arguments)};
    process.environment = {{"BUILD_WORKSPACE_DIRECTORY", folder_.path()},
                           {"BUILD_WORKING_DIRECTORY", root + "/testdata"},
                           {"TMPDIR", folder_.path()},
                           {"FOLDER", root + "/testdata"},
                           {"OUT", folder_.path()}};
    process.output = folder_.path() + "/stdout";
    process.errors = folder_.path() + "/stderr";
    const ProcessEnd end = *RunProcess(process);
    out_ = *ReadFile(process.output);
    err_ = *ReadFile(process.errors);
    return end.signal != 0 ? -end.signal : end.exit_code;
  }

  // How many temporary folders of earlier runs are left.
  int LeftOver() const {
    int count = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder_.path())) {
      count += entry.is_directory() ? 1 : 0;
    }
    return count;
  }

  const TemporaryFolder folder_ = *TemporaryFolder::Create();
  std::string out_, err_;
};

TEST_F(RunSimulatorTest, ACleanProgramKeepsItsInputAndOutput) {
  EXPECT_EQ(Workbook("saxpy.cu -- 100 </dev/null"), 0);
  EXPECT_EQ(out_, "sum 400\n");
  EXPECT_THAT(err_, IsEmpty());
  EXPECT_EQ(Workbook("$FOLDER/saxpy.cu -- 10 <$FOLDER/a.txt"), 0);  // a = 3
  EXPECT_EQ(out_, "sum 50\n");
  EXPECT_EQ(Workbook("../testdata/saxpy.cu --no-checks -- 10 </dev/null"), 0);
  EXPECT_EQ(out_, "sum 40\n");
  EXPECT_EQ(LeftOver(), 0);
}

TEST_F(RunSimulatorTest, AFailingProgramIsNotAFinding) {
  EXPECT_EQ(Workbook("saxpy.cu -- 100 7 </dev/null"), 3);
  EXPECT_THAT(err_, HasSubstr("saxpy.cu ended with exit code 7"));
}

TEST_F(RunSimulatorTest, ARaceIsFoundInEveryOrder) {
  for (const char* schedule : {"forward", "reverse", "random:1", "random:2"}) {
    EXPECT_EQ(Workbook(absl::StrCat("race.cu --schedule=", schedule)), 1) << schedule;
    EXPECT_THAT(err_,
                AllOf(HasSubstr("race.cu:14: race: "), HasSubstr("access tile["),
                      HasSubstr("tile[threadIdx.x] = in[i];"), HasSubstr("race.cu:15: note")));
    EXPECT_THAT(out_, HasSubstr("the first of them is "));
  }
}

TEST_F(RunSimulatorTest, ReportsGoToFiles) {
  EXPECT_EQ(Workbook("race.cu --json=$OUT/a.json --sarif=$OUT/a.sarif --counters"), 1);
  const auto report = nlohmann::json::parse(*ReadFile(folder_.path() + "/a.json"));
  EXPECT_EQ(report["findings"][0]["kind"], "race");
  EXPECT_EQ(report["findings"][0]["where"]["line"], 14);
  EXPECT_EQ(report["exit"]["code"], 5);
  EXPECT_EQ(report["kernels"][0]["counters"]["threads"], 1024);
  const auto sarif = nlohmann::json::parse(*ReadFile(folder_.path() + "/a.sarif"));
  EXPECT_EQ(sarif["version"], "2.1.0");
  EXPECT_THAT(err_, AllOf(HasSubstr("ReverseBlocks"), HasSubstr("global loads")));
}

TEST_F(RunSimulatorTest, ACompileErrorIsAtTheProgramsOwnLine) {
  EXPECT_EQ(Workbook("broken.cu"), 2);
  EXPECT_THAT(err_, AllOf(HasSubstr("broken.cu:8:"), HasSubstr("valeus"),
                          HasSubstr("broken.cu does not compile"), Not(HasSubstr("lowered.cc"))));
  EXPECT_EQ(LeftOver(), 0);
}

TEST_F(RunSimulatorTest, SeveralFilesAndTheirHeadersAreOneProgram) {
  const std::string files = "several/main.cu several/scale.cu several/expected.cpp ";
  const std::string flags = "-Iseveral/include -D GREETING='\"hello\"' ";
  EXPECT_EQ(Workbook(files + flags), 0);
  EXPECT_EQ(out_, "0 wrong, count 42, C++ 201703, hello\n");
  EXPECT_THAT(err_, IsEmpty());
  EXPECT_EQ(Workbook(files + flags + "-std=c++20"), 0);
  EXPECT_EQ(out_, "0 wrong, count 42, C++ 202002, hello\n");
  EXPECT_EQ(Workbook(files + flags + "-std=c++14 --no-checks"), 0);
  EXPECT_EQ(Workbook(files + flags + "-DWITHOUT_BARRIER"), 1);
  EXPECT_THAT(err_, AllOf(HasSubstr("include/scale.cuh:20: race: "), HasSubstr("access tile["),
                          HasSubstr("tile[threadIdx.x] = x[threadIdx.x];")));
  EXPECT_EQ(LeftOver(), 0);
}

TEST_F(RunSimulatorTest, WhatIsUnsupportedIsRefusedByName) {
  EXPECT_EQ(Workbook("unsupported.cu"), 2);
  for (const char* part :
       {"unsupported.cu:8:", "this_cluster(): the simulator runs no", "unsupported.cu:12:",
        "cudaMemcpy3DPeer(...)", "it has one", "unsupported.cu:13:", "does not support CUDA graphs",
        "unsupported.cu:15:", "the simulator must see which kernel this launches"}) {
    EXPECT_THAT(err_, HasSubstr(part));
  }
}

TEST_F(RunSimulatorTest, DeviceCodeMustBeCodeOfTheDevice) {
  EXPECT_EQ(Workbook("host_call.cu"), 2);
  EXPECT_THAT(err_, AllOf(HasSubstr("host_call.cu:8:12: error: a __global__ function returns void"),
                          HasSubstr("host_call.cu:9:34: error: a parameter of a __global__"),
                          HasSubstr("host_call.cu:10:51: error: 'Square' is a function of the")));
}

TEST_F(RunSimulatorTest, ABrokenHeapDoesNotSwallowTheReport) {
  EXPECT_EQ(Workbook("broken_heap.cu"), 1);
  EXPECT_THAT(err_, AllOf(HasSubstr("broken_heap.cu:8: race: "), HasSubstr("aborts (SIGABRT)")));
}

TEST_F(RunSimulatorTest, UsageErrorsExitWithTwo) {
  EXPECT_EQ(Workbook(""), 2);
  EXPECT_EQ(Workbook("missing.cu"), 2);
  EXPECT_EQ(Workbook("saxpy.cu --schedul=forward"), 2);
  EXPECT_THAT(err_, HasSubstr("did you mean --schedule?"));
  EXPECT_EQ(Workbook("--help"), 0);
  EXPECT_THAT(out_, HasSubstr("usage: workbook run FILE.cu..."));
}

}  // namespace
}  // namespace workbook
