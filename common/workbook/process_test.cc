// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/workbook/process.h"

#include <signal.h>

#include <string>

#include "common/workbook/files.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace workbook {
namespace {

using ::testing::HasSubstr;

TEST(RunProcess, TellsHowItEnded) {
  EXPECT_TRUE(RunProcess({{"true"}})->Success());
  EXPECT_EQ(RunProcess({{"sh", "-c", "exit 7"}})->exit_code, 7);
  EXPECT_EQ(RunProcess({{"sh", "-c", "kill -KILL $$"}})->signal, SIGKILL);
}

TEST(RunProcess, UsesDirectoryEnvironmentAndOutput) {
  Process process;
  process.arguments = {"sh", "-c", "pwd; echo $WORKBOOK_TEST; echo error >&2"};
  process.directory = "/";
  process.environment = {{"WORKBOOK_TEST", "a b"}};
  process.output = process.errors = ::testing::TempDir() + "/process_test_output";
  ASSERT_TRUE(RunProcess(process)->Success());
  EXPECT_EQ(*ReadFile(process.output), "/\na b\nerror\n");

  process.errors = ::testing::TempDir() + "/process_test_errors";
  ASSERT_TRUE(RunProcess(process)->Success());
  EXPECT_EQ(*ReadFile(process.output), "/\na b\n");
  EXPECT_EQ(*ReadFile(process.errors), "error\n");
}

TEST(RunProcess, CallsBackWhileWaiting) {
  int calls = 0;
  Process process;
  process.arguments = {"sleep", "0.5"};
  process.while_waiting = [&calls] { ++calls; };
  ASSERT_TRUE(RunProcess(process)->Success());
  EXPECT_GE(calls, 2);
}

TEST(RunProcess, PassesATerminationOn) {
  int calls = 0;
  Process process;
  process.arguments = {"sleep", "60"};
  process.while_waiting = [&calls] {
    if (++calls == 1) raise(SIGTERM);
  };
  EXPECT_EQ(RunProcess(process)->signal, SIGTERM);
}

TEST(RunProcess, SaysWhatCannotBeStarted) {
  EXPECT_THAT(std::string(RunProcess({{"/nonexistent/program"}}).status().message()),
              HasSubstr("Cannot start /nonexistent/program: No such file"));
}

}  // namespace
}  // namespace workbook
