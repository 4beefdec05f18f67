// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A benchmark as a program: what it prints and returns for each kind of submission.

#include <stdio.h>
#include <sys/wait.h>

#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace {

using testing::AllOf, testing::HasSubstr, testing::Not;

struct Measured {
  int status = -1;
  std::string output;
};

// Measures tests/grade/double/NAME.cu.
Measured Measure(const std::string& name, const std::string& options = "") {
  const std::string folder = "tests/grade/";
  const std::string runner = folder + name + "_runner";
  const std::string command = folder + "double_benchmark --runner=" + runner +
                              " --diagnostics=" + runner + ".diagnostics --source=" + folder +
                              "double/" + name + ".cu " + options + " 2>&1";
  Measured measured;
  FILE* const pipe = popen(command.c_str(), "r");
  for (int c; (c = fgetc(pipe)) != EOF;) measured.output += static_cast<char>(c);
  measured.status = WEXITSTATUS(pclose(pipe));
  return measured;
}

TEST(BenchmarkTest, PrintsOneLineForEachSizeAndNothingOfThisMachine) {
  const Measured measured = Measure("right");
  EXPECT_EQ(measured.status, 0);
  EXPECT_THAT(measured.output, AllOf(HasSubstr("Double/64"), HasSubstr("Double/256"),
                                     HasSubstr("bytes/s"), HasSubstr("predicted")));
  EXPECT_THAT(measured.output, AllOf(Not(HasSubstr("CPU scaling")), Not(HasSubstr("MHz")),
                                     Not(HasSubstr("Load Average")), Not(HasSubstr("Run on"))));
}

TEST(BenchmarkTest, AStarterIsNotStarted) {
  const Measured measured = Measure("starter");
  EXPECT_EQ(measured.status, 1);
  EXPECT_EQ(measured.output,
            "not started yet: tests/grade/double/starter.cu waits for you where it says "
            "TODO(student). Its README tells the task.\n");
}

TEST(BenchmarkTest, WhatCannotBeMeasuredSaysWhy) {
  const Measured exits = Measure("exits");
  EXPECT_THAT(exits.output, AllOf(HasSubstr(": your code called exit(0) before it had finished\n"),
                                  Not(HasSubstr("ERROR OCCURRED"))));
  const Measured broken = Measure("broken");
  EXPECT_EQ(broken.status, 1);
  EXPECT_THAT(broken.output, HasSubstr("it does not compile:\ntests/grade/double/broken.cu:8:"));
}

TEST(BenchmarkTest, OtherFormsOfOutputAreGoogleBenchmarks) {
  EXPECT_THAT(Measure("right", "--benchmark_format=json").output, HasSubstr("\"benchmarks\": ["));
}

}  // namespace
