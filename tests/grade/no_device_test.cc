// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A grader and a benchmark built for a GPU where none is to be seen: one sentence, and no pass.

#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>

#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace {

using testing::AllOf, testing::HasSubstr, testing::Not;

constexpr char kFolder[] = "tests/grade/";
constexpr char kSentence[] = "there is no GPU to grade on: ";

struct Ended {
  int status = -1;
  std::string output;
};

// Runs `program` on tests/grade/double/NAME.cu.
Ended Execute(const std::string& program, const std::string& name,
              const std::string& options = "") {
  const std::string folder = kFolder;
  const std::string runner = folder + name + "_runner";
  const std::string command =
      "env -u TEST_PREMATURE_EXIT_FILE -u XML_OUTPUT_FILE "
      "CUDA_VISIBLE_DEVICES=-1 " +
      folder + program + " --runner=" + runner + " --diagnostics=" + runner +
      ".diagnostics --source=" + folder + "double/" + name + ".cu " + options + " 2>&1";
  Ended ended;
  FILE* const pipe = popen(command.c_str(), "r");
  for (int c; (c = fgetc(pipe)) != EOF;) ended.output += static_cast<char>(c);
  ended.status = WEXITSTATUS(pclose(pipe));
  return ended;
}

int CountOf(const std::string& part, const std::string& text) {
  int count = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
    ++count;
  }
  return count;
}

TEST(NoDeviceTest, AGraderSaysSoOnceAndFails) {
  const Ended graded = Execute("double_grader", "right");
  EXPECT_EQ(graded.status, 1);
  EXPECT_EQ(CountOf(kSentence, graded.output), 1) << graded.output;
  EXPECT_THAT(graded.output, HasSubstr("no device: 0 of 6 points"));
  EXPECT_THAT(graded.output, Not(HasSubstr("--seed=")));
}

TEST(NoDeviceTest, TheResultIsNoPass) {
  const std::string xml = std::string(getenv("TEST_TMPDIR")) + "/right.xml";
  Execute("double_grader", "right", "--gtest_output=xml:" + xml);
  FILE* const file = fopen(xml.c_str(), "r");
  ASSERT_NE(file, nullptr);
  std::string text;
  for (int c; (c = fgetc(file)) != EOF;) text += static_cast<char>(c);
  fclose(file);
  EXPECT_THAT(text, AllOf(HasSubstr("verdict=\"no device\""), HasSubstr("points=\"0\""),
                          HasSubstr("<failure "), HasSubstr(kSentence)));
}

// A wrong answer that loses its lines for the want of a GPU shows nothing, nor does a starter.
TEST(NoDeviceTest, WhateverIsExpected) {
  EXPECT_EQ(
      Execute("double_grader", "one_block", "--expect=tests/grade/double/one_block.cu").status, 1);
  EXPECT_EQ(Execute("double_grader", "starter", "--starter=yes").status, 1);
}

TEST(NoDeviceTest, ABenchmarkSaysSoOnceAndFails) {
  const Ended measured = Execute("double_benchmark", "right");
  EXPECT_EQ(measured.status, 1);
  EXPECT_EQ(CountOf(kSentence, measured.output), 1) << measured.output;
}

}  // namespace
