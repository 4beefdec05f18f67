// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/workbook/progress.h"

#include <chrono>
#include <filesystem>
#include <string>

#include "common/workbook/fake_checkout.h"
#include "gtest/gtest.h"

namespace workbook {
namespace {

const Exercise kExercise = {"01_intro", "hypot"};

constexpr char kXml[] = R"(<testsuites verdict="passed" points="4" max_points="4">
  <testsuite name="HypotTest"><testcase name="Tiny" status="run"><properties>
    <property name="points" value="4"/><property name="max_points" value="4"/>
  </properties></testcase></testsuite></testsuites>)";
constexpr char kXmlPath[] = ".bazel/testlogs/modules/01_intro/hypot_test/test.xml";

Outcome Passed() {
  Outcome outcome;
  outcome.exercise = kExercise;
  outcome.graded = true;
  outcome.verdict = "passed";
  outcome.points = outcome.max_points = 10;
  outcome.lines = {{"Tiny", "right", 10, 10, true, "because"}};
  return outcome;
}

class ProgressTest : public ::testing::Test {
 protected:
  Outcome Last() { return Progress::Load(checkout_.context().workspace).Last(kExercise); }

  FakeCheckout checkout_;
};

TEST_F(ProgressTest, NothingIsClaimedThatWasNotRun) {
  EXPECT_FALSE(Last().graded);
  EXPECT_EQ(Last().verdict, "not started");
  checkout_.Write(FakeCheckout::kHypot, "void Hypot() {}\n");
  EXPECT_EQ(Last().verdict, "not graded yet");
}

TEST_F(ProgressTest, WhatAnExerciseIsWorthIsInItsTest) {
  EXPECT_EQ(Last().max_points, 0);
  checkout_.Write("modules/01_intro/hypot/hypot_test.cc", "RUBRIC(T, A, 3, \"x\") {}\n");
  EXPECT_EQ(Last().max_points, 3);
}

TEST_F(ProgressTest, ResultsGoWithTheFile) {
  Progress progress = Progress::Load(checkout_.context().workspace);
  progress.Record(Passed(), checkout_.Read(FakeCheckout::kHypot));
  ASSERT_TRUE(progress.Save().ok());
  checkout_.Remove(FakeCheckout::kHypot);
  EXPECT_TRUE(Last().missing);
  EXPECT_FALSE(Last().graded);
  EXPECT_EQ(Last().points, 0);
}

TEST_F(ProgressTest, RemembersResultsAndHints) {
  Progress progress = Progress::Load(checkout_.context().workspace);
  progress.Record(Passed(), checkout_.Read(FakeCheckout::kHypot));
  progress.SetHintsShown(kExercise, 2);
  ASSERT_TRUE(progress.Save().ok());

  EXPECT_EQ(Progress::Load(checkout_.context().workspace).HintsShown(kExercise), 2);
  EXPECT_EQ(Last().verdict, "passed");
  EXPECT_EQ(Last().points, 10);
  ASSERT_EQ(Last().lines.size(), 1u);
  EXPECT_EQ(Last().lines[0].explanation, "because");
  EXPECT_FALSE(Last().edited_since);
}

TEST_F(ProgressTest, NoticesAnEditAndItsUndoing) {
  Progress progress = Progress::Load(checkout_.context().workspace);
  const std::string graded = checkout_.Read(FakeCheckout::kHypot);
  progress.Record(Passed(), graded);
  ASSERT_TRUE(progress.Save().ok());
  checkout_.Write(FakeCheckout::kHypot, "another\n");
  EXPECT_TRUE(Last().edited_since);
  EXPECT_EQ(Last().verdict, "edited since it had 10/10");
  EXPECT_EQ(Last().points, 0);
  checkout_.Write(FakeCheckout::kHypot, graded);
  EXPECT_FALSE(Last().edited_since);
  EXPECT_EQ(Last().points, 10);
}

TEST_F(ProgressTest, TakesOverWhatBazelTestLeft) {
  checkout_.Write(kXmlPath, kXml);
  Progress progress = Progress::Load(checkout_.context().workspace);
  progress.TakeOverTestLogs({kExercise});
  EXPECT_EQ(progress.Last(kExercise).points, 4);
  EXPECT_FALSE(progress.Last(kExercise).edited_since);
}

TEST_F(ProgressTest, AFileEditedAfterBazelTestIsNotCalledGraded) {
  checkout_.Write(kXmlPath, kXml);
  namespace fs = std::filesystem;
  fs::last_write_time(checkout_.Path(kXmlPath),
                      fs::file_time_type::clock::now() - std::chrono::seconds(60));
  Progress progress = Progress::Load(checkout_.context().workspace);
  progress.TakeOverTestLogs({kExercise});
  EXPECT_TRUE(progress.Last(kExercise).edited_since);
}

TEST_F(ProgressTest, OlderTestLogsDoNotReplaceAResult) {
  checkout_.Write(kXmlPath, kXml);
  Progress progress = Progress::Load(checkout_.context().workspace);
  progress.Record(Passed(), checkout_.Read(FakeCheckout::kHypot));
  progress.TakeOverTestLogs({kExercise});
  EXPECT_EQ(progress.Last(kExercise).points, 10);
}

TEST_F(ProgressTest, AnUnreadableStateIsAFreshStart) {
  for (const char* text : {"", "not json", "[]", R"({"version": 2})",
                           R"({"version": 1, "exercises": {"01_intro/hypot": {"hints": "x"}}})"}) {
    checkout_.Write(".workbook/progress.json", text);
    EXPECT_FALSE(Last().graded) << text;
  }
}

}  // namespace
}  // namespace workbook
