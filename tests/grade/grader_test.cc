// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A grader as a program: what it prints, writes to its XML and returns for each kind of submission.

#include <stdio.h>
#include <sys/wait.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace {

using testing::AllOf, testing::HasSubstr, testing::Not;

constexpr char kFolder[] = "tests/grade/";

struct Graded {
  int status = -1;
  std::string output;
  std::string xml;
};

// Grades tests/grade/double/NAME.cu.
Graded Grade(const std::string& name, const std::string& options = "") {
  const std::string runner = kFolder + name + "_runner";
  const std::string source = std::string(kFolder) + "double/" + name + ".cu";
  const std::string xml = std::string(std::getenv("TEST_TMPDIR")) + "/" + name + ".xml";
  // The files that Bazel asks for are this test's own.
  const std::string command = "env -u TEST_PREMATURE_EXIT_FILE -u XML_OUTPUT_FILE " +
                              std::string(kFolder) + "double_grader --runner=" + runner +
                              " --diagnostics=" + runner + ".diagnostics --source=" + source +
                              " --gtest_output=xml:" + xml + " " + options + " 2>&1";
  Graded graded;
  FILE* const pipe = popen(command.c_str(), "r");
  for (int c; (c = fgetc(pipe)) != EOF;) graded.output += static_cast<char>(c);
  graded.status = WEXITSTATUS(pclose(pipe));
  std::ifstream file(xml);
  graded.xml.assign(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
  return graded;
}

std::string Expecting(const std::string& name) {
  return "--expect=" + std::string(kFolder) + "double/" + name + ".cu";
}

TEST(GraderTest, ARightSubmissionWinsEveryLine) {
  const Graded graded = Grade("right");
  EXPECT_EQ(graded.status, 0);
  EXPECT_THAT(graded.output, HasSubstr("[2/2] right for 1 to 3 elements (Small)"));
  EXPECT_THAT(graded.output, HasSubstr("passed: 6 of 6 points"));
  EXPECT_THAT(graded.xml, AllOf(HasSubstr("points=\"6\""), HasSubstr("max_points=\"6\""),
                                HasSubstr("verdict=\"passed\""), HasSubstr("seed=\"")));
}

TEST(GraderTest, AWrongOneIsToldWhere) {
  const Graded graded = Grade("one_block");
  EXPECT_EQ(graded.status, 1);
  EXPECT_THAT(graded.output, HasSubstr("[0/3] right for 1000 elements (Large)"));
  EXPECT_THAT(graded.output, HasSubstr("on (1000 ints, out 1000 ints): 744 of 1000 elements are "
                                       "wrong; the first is element 256: yours "));
  EXPECT_THAT(graded.output, HasSubstr("744 elements were never written"));
  EXPECT_THAT(graded.output, HasSubstr("Hint: all of them."));
  EXPECT_THAT(graded.output, HasSubstr("partial: 3 of 6 points"));
  EXPECT_THAT(graded.output, HasSubstr("--seed="));
  EXPECT_THAT(graded.xml, HasSubstr("verdict=\"partial\""));
  EXPECT_THAT(graded.xml, HasSubstr("<property name=\"points\" value=\"0\"/>"));
}

int CountOf(const std::string& part, const std::string& text) {
  int count = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
    ++count;
  }
  return count;
}

TEST(GraderTest, AFindingIsToldOnce) {
  const Graded graded = Grade("racing");
  EXPECT_THAT(graded.output, HasSubstr("failed: 0 of 6 points"));
  EXPECT_EQ(CountOf("what to do: ", graded.output), 1) << graded.output;
  EXPECT_EQ(CountOf("racing.cu:12: the same race as under Small", graded.output), 2)
      << graded.output;
}

TEST(GraderTest, AHintIsForWhatItSpeaksOf) {
  const std::string wrong_values = Grade("one_block").output;
  EXPECT_THAT(wrong_values, HasSubstr("Hint: all of them."));
  const std::string race = Grade("racing").output;
  EXPECT_THAT(race, AllOf(HasSubstr("Hint: one thread for one element."),
                          Not(HasSubstr("Hint: twice.")), Not(HasSubstr("Hint: all of them."))));
  EXPECT_THAT(race, Not(HasSubstr("Hint(")));
  EXPECT_THAT(Grade("exits").output, Not(HasSubstr("Hint")));
}

TEST(GraderTest, WhatTheGraderAllocatedIsNoLeakOfTheSubmission) {
  const Graded graded = Grade("exits");
  EXPECT_THAT(graded.output, HasSubstr("your code called exit(0) before it had finished"));
  EXPECT_THAT(graded.output, Not(HasSubstr("leak")));
}

TEST(GraderTest, ASeedRepeatsTheInputs) {
  EXPECT_EQ(Grade("one_block", "--seed=7 --gtest_filter=*.Small").output,
            Grade("one_block", "--seed=7 --gtest_filter=*.Small").output);
}

TEST(GraderTest, AStarterIsNotStarted) {
  const Graded graded = Grade("starter");
  EXPECT_EQ(graded.status, 1);
  EXPECT_THAT(graded.output, HasSubstr("not started yet: tests/grade/double/starter.cu"));
  EXPECT_THAT(graded.output, HasSubstr("not started: 0 of 6 points"));
  EXPECT_THAT(graded.output, Not(HasSubstr("wrong")));
  EXPECT_THAT(graded.xml, HasSubstr("verdict=\"not started\""));
}

TEST(GraderTest, AStarterIsHeldToBeingOne) {
  const Graded starter = Grade("starter", "--starter=yes");
  EXPECT_EQ(starter.status, 0);
  EXPECT_THAT(starter.output, HasSubstr("not started: 0 of 6 points"));
  const Graded right = Grade("right", "--starter=yes");
  EXPECT_EQ(right.status, 1);
  EXPECT_THAT(right.xml, HasSubstr("right.cu is no starter: it does not say TODO(student)"));
  EXPECT_EQ(Grade("one_block", "--starter=yes").status, 1);
  EXPECT_EQ(Grade("broken", "--starter=yes").status, 1);
}

TEST(GraderTest, EveryRunGoesByTheSchedulesThatAreNamed) {
  EXPECT_EQ(Grade("right", "--schedules=reverse").status, 0);
  EXPECT_THAT(Grade("one_block", "--schedules=random:7").output,
              HasSubstr("(schedule random:7)\n"));
}

TEST(GraderTest, AFileThatDoesNotCompileIsToldWhere) {
  const Graded graded = Grade("broken");
  EXPECT_EQ(graded.status, 1);
  EXPECT_THAT(graded.output, HasSubstr("it does not compile:\ntests/grade/double/broken.cu:8:"));
  EXPECT_THAT(graded.output, HasSubstr("error: 'DoubleKernel' was not declared"));
  EXPECT_THAT(graded.output, HasSubstr("does not compile: 0 of 6 points"));
  EXPECT_THAT(graded.xml, HasSubstr("verdict=\"does not compile\""));
}

TEST(GraderTest, AnAnswerIsHeldToWhatItSays) {
  EXPECT_EQ(Grade("right", Expecting("right")).status, 0);
  EXPECT_EQ(Grade("one_block", Expecting("one_block")).status, 0);
  const Graded misjudged = Grade("misjudged", Expecting("misjudged"));
  EXPECT_EQ(misjudged.status, 1);
  EXPECT_THAT(misjudged.output, HasSubstr("says that it loses Small, but it won it"));
  EXPECT_THAT(misjudged.output, HasSubstr("does not say that it loses Large, but it lost it"));
}

TEST(GraderTest, AnAnswerThatDoesNotCompileLosesForTheWrongReason) {
  const Graded graded = Grade("broken", Expecting("broken"));
  EXPECT_EQ(graded.status, 2);
  EXPECT_THAT(graded.output, HasSubstr("broken.cu: an answer with a known grade has to compile"));
}

TEST(GraderTest, WhatItCannotUnderstandItSays) {
  const Graded no_header = Grade("starter", Expecting("starter"));
  EXPECT_EQ(no_header.status, 2);
  EXPECT_THAT(no_header.output, HasSubstr("// loses:"));
  EXPECT_EQ(Grade("right", "--sede=7").status, 2);
  EXPECT_EQ(Grade("right", "--gtest_filter=Nothing").status, 2);
}

}  // namespace
