// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/workbook/grade.h"

#include <stdlib.h>

#include <filesystem>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "common/workbook/fake_checkout.h"
#include "common/workbook/status.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "nlohmann/json.hpp"

namespace workbook {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

// Grades with a script in the place of Bazel: it appends its arguments to the file "calls" and
// leaves the events that a test prepared.
class GradeTest : public ::testing::Test {
 protected:
  void SetUp() override { FakeBazel("exit 0"); }

  void FakeBazel(const std::string& end) {
    checkout_.Write("bazel", absl::StrCat("#!/bin/sh\n"
                                          "echo \"$@\" >> calls\n"
                                          "for word; do case $word in\n"
                                          "  --build_event_json_file=*) cp events ${word#*=};;\n"
                                          "esac; done\n"
                                          "echo some words of Bazel\n",
                                          end, "\n"));
    std::filesystem::permissions(checkout_.Path("bazel"), std::filesystem::perms::owner_all);
    setenv("BAZEL", checkout_.Path("bazel").c_str(), 1);
    checkout_.Write("events", events_);
  }

  // The test `label` ended with `status` and left `xml`.
  void AddResult(const std::string& label, const std::string& status, const std::string& xml) {
    const std::string path = absl::StrCat("results/", ++results_, ".xml");
    checkout_.Write(path, xml);
    checkout_.Write("results/log", "the log's last line\n");
    absl::StrAppend(
        &events_, R"({"id":{"testResult":{"label":")", label, R"("}},"testResult":{"status":")",
        status, R"(","testActionOutput":[{"name":"test.xml","uri":"file://)", checkout_.Path(path),
        R"("},{"name":"test.log","uri":"file://)", checkout_.Path("results/log"), "\"}]}}\n");
    checkout_.Write("events", events_);
  }

  void AddProblem(const std::string& label, const std::string& problem) {
    absl::StrAppend(&events_, R"({"id":{"targetCompleted":{"label":")", label,
                    R"("}},"completed":{"failureDetail":{"message":")", problem, "\"}}}\n");
    checkout_.Write("events", events_);
  }

  absl::StatusOr<int> Run(const std::vector<std::string>& words) {
    return Grade(checkout_.context(), *ParseArguments(GradeCommand(), words));
  }

  static std::string Xml(int points, int max_points, const std::string& failure = "") {
    return absl::StrCat(R"(<testsuites points=")", points, R"(" max_points=")", max_points,
                        R"("><testsuite name="T"><testcase name="Line" status="run">)",
                        failure.empty() ? "" : absl::StrCat("<failure message=\"", failure, "\"/>"),
                        R"(<properties><property name="points" value=")", points,
                        R"("/><property name="max_points" value=")", max_points,
                        R"("/></properties></testcase></testsuite></testsuites>)");
  }

  FakeCheckout checkout_;
  std::string events_;
  int results_ = 0;
};

constexpr char kHypotTest[] = "//modules/01_intro:hypot_test";
constexpr char kHistogramTest[] = "//modules/02_kernels:histogram_test";

TEST_F(GradeTest, FullPointsExitWithZero) {
  AddResult(kHypotTest, "PASSED", Xml(5, 5));
  AddResult(kHistogramTest, "PASSED", Xml(7, 7));
  EXPECT_EQ(Run({}).value_or(-1), kSuccess);
  EXPECT_THAT(checkout_.TakeOut(), AllOf(HasSubstr("hypot"), HasSubstr("5/5"), HasSubstr("12/12"),
                                         Not(HasSubstr("some words of Bazel"))));
  EXPECT_THAT(checkout_.Read("calls"),
              AllOf(HasSubstr("test --keep_going"),
                    HasSubstr(absl::StrCat("-- ", kHypotTest, " ", kHistogramTest))));
}

TEST_F(GradeTest, LostPointsExitWithOneAndAreExplained) {
  AddResult(kHypotTest, "FAILED", Xml(0, 5, "yours 3, expected 4"));
  AddResult(kHistogramTest, "PASSED", Xml(7, 7));
  EXPECT_EQ(Run({}).value_or(-1), kShortfall);
  EXPECT_THAT(checkout_.TakeOut(), AllOf(HasSubstr("0/5"), HasSubstr("Line (0 of 5)"),
                                         HasSubstr("yours 3, expected 4"), HasSubstr("7/12")));
}

TEST_F(GradeTest, WhatCannotBeGradedHidesNothingElse) {
  AddProblem(kHypotTest, "g++ failed");
  AddResult(kHistogramTest, "PASSED", Xml(7, 7));
  EXPECT_EQ(Run({}).value_or(-1), kFailed);
  EXPECT_THAT(checkout_.TakeOut(), AllOf(HasSubstr("not graded"), HasSubstr("g++ failed"),
                                         HasSubstr("7/7"), HasSubstr("1 not graded")));
}

TEST_F(GradeTest, AGraderWithoutAResultAndATimeoutAreNotGraded) {
  AddResult(kHypotTest, "FAILED",
            R"(<testsuites><testsuite><testcase name="x" status="run">
               <error message="exited with error code 134"/></testcase></testsuite></testsuites>)");
  AddResult(kHistogramTest, "TIMEOUT", "");
  EXPECT_EQ(Run({}).value_or(-1), kFailed);
  EXPECT_THAT(checkout_.TakeOut(),
              AllOf(HasSubstr("exited with error code 134"), HasSubstr("the log's last line"),
                    HasSubstr("ran past its time limit"), HasSubstr("2 not graded")));
}

TEST_F(GradeTest, AMissingFileIsSaidAndHidesNothingElse) {
  checkout_.Remove(FakeCheckout::kHypot);
  AddResult(kHistogramTest, "PASSED", Xml(7, 7));
  EXPECT_EQ(Run({}).value_or(-1), kFailed);
  EXPECT_THAT(checkout_.TakeOut(),
              AllOf(HasSubstr("no file"), HasSubstr("hypot.cu is missing; to get its starter back"),
                    HasSubstr("7/7")));
  EXPECT_THAT(checkout_.Read("calls"), Not(HasSubstr(kHypotTest)));
  EXPECT_EQ(Run({"hypot"}).value_or(-1), kFailed);
  EXPECT_EQ(Status(checkout_.context(), {}).value_or(-1), kSuccess);
  EXPECT_THAT(checkout_.TakeOut(), HasSubstr("Next: modules/01_intro/hypot/hypot.cu is missing"));
}

TEST_F(GradeTest, AFileThatCannotBeWrittenIsSaidBeforeAnythingRuns) {
  EXPECT_TRUE(absl::IsInvalidArgument(Run({"hypot", "--json=nowhere/board.json"}).status()));
  EXPECT_EQ(checkout_.Read("calls"), "");
}

TEST_F(GradeTest, GradesOnlyWhatIsNamed) {
  AddResult(kHistogramTest, "PASSED", Xml(7, 7));
  EXPECT_EQ(Run({"histogram"}).value_or(-1), kSuccess);
  EXPECT_THAT(checkout_.Read("calls"), Not(HasSubstr(kHypotTest)));
  EXPECT_TRUE(absl::IsInvalidArgument(Run({"histogramm"}).status()));
}

TEST_F(GradeTest, SolutionsAreOtherTestsAndNoProgress) {
  AddResult("//solutions/01_intro:hypot_test", "PASSED", Xml(5, 5));
  EXPECT_EQ(Run({"hypot", "--solutions"}).value_or(-1), kSuccess);
  checkout_.TakeOut();
  EXPECT_EQ(Status(checkout_.context(), {}).value_or(-1), kSuccess);
  EXPECT_THAT(checkout_.TakeOut(), AllOf(HasSubstr("not started"), Not(HasSubstr("passed"))));
}

TEST_F(GradeTest, StatusRemembersTheBoard) {
  AddResult(kHypotTest, "PASSED", Xml(5, 5));
  AddResult(kHistogramTest, "FAILED", Xml(0, 7, "no"));
  EXPECT_EQ(Run({}).value_or(-1), kShortfall);
  checkout_.TakeOut();
  EXPECT_EQ(Status(checkout_.context(), {}).value_or(-1), kSuccess);
  EXPECT_THAT(checkout_.TakeOut(), AllOf(HasSubstr("5/12"), HasSubstr("Next: histogram")));
}

TEST_F(GradeTest, WritesJson) {
  AddResult(kHypotTest, "FAILED", Xml(2, 5, "no"));
  EXPECT_EQ(Run({"hypot", "--json", "board.json"}).value_or(-1), kShortfall);
  const nlohmann::json board = nlohmann::json::parse(checkout_.Read("board.json"));
  EXPECT_EQ(board["points"], 2);
  EXPECT_EQ(board["max_points"], 5);
  EXPECT_EQ(board["exercises"][0]["exercise"], "hypot");
  EXPECT_EQ(board["exercises"][0]["lines"][0]["explanation"], "no");
}

TEST_F(GradeTest, PassesOptionsOnToBazel) {
  AddResult(kHypotTest, "PASSED", Xml(5, 5));
  EXPECT_EQ(Run({"hypot", "--", "--config=cuda"}).value_or(-1), kSuccess);
  EXPECT_THAT(checkout_.Read("calls"), HasSubstr("--config=cuda -- //modules"));
}

TEST_F(GradeTest, BazelsOwnFailureIsShown) {
  FakeBazel("exit 37");
  const absl::Status status = Run({}).status();
  EXPECT_THAT(std::string(status.message()),
              AllOf(HasSubstr("exit code 37"), HasSubstr("some words of Bazel")));
  setenv("BAZEL", "/nonexistent/bazel", 1);
  EXPECT_THAT(std::string(Run({}).status().message()), HasSubstr("Cannot start"));
}

}  // namespace
}  // namespace workbook
