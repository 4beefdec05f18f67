// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Calls whose arrays lie in the host's memory, and what a function returns: a number or a status.

#include "tests/grade/on_host/on_host.h"

#include <vector>

#include "common/grade/grade.h"
#include "common/grade/settings.h"
#include "tests/grade/on_host/half.h"

namespace {

using grade::Computes, grade::Out, grade::RunResult;
using testing::HasSubstr, testing::Not;

const grade::Submission<decltype(DoubleAndSum)> submission;
const std::vector<float> kX = {1, 2, 3.5};

class OnHostTest : public testing::Test {
 protected:
  void SetUp() override { grade::GlobalSettings().runner = "tests/grade/on_host_runner"; }
};

TEST_F(OnHostTest, ArraysGoThereAndBack) {
  const RunResult run = submission.Run(kX, 0, Out<float>(3));
  EXPECT_THAT(run, Computes({2.0, 4.0, 7.0}));
  EXPECT_THAT(run.Output<float>(), testing::ElementsAre(2, 4, 7));
}

TEST_F(OnHostTest, TheResultIsTheLastOutput) {
  const RunResult run = submission.Run(kX, 0, Out<float>(3));
  EXPECT_THAT(run, Computes({6.5}, /*output=*/1));
  EXPECT_THAT(run.Output<double>(1), testing::ElementsAre(6.5));
  EXPECT_THAT(run, Not(Computes({6.25}, /*output=*/1)));
}

TEST_F(OnHostTest, AWrongResultIsShown) {
  testing::StringMatchResultListener listener;
  const RunResult run = submission.Run(kX, 0, Out<float>(3));
  EXPECT_FALSE(testing::ExplainMatchResult(Computes({6.25}, /*output=*/1), run, &listener));
  EXPECT_THAT(listener.str(), HasSubstr("the result is wrong: yours 6.5, expected 6.25"));
  EXPECT_EQ(run.Describe(), "(3 floats, 0, out 3 floats, result double)");
}

TEST_F(OnHostTest, AnEmptyArrayIsFine) {
  const RunResult run = submission.Run(std::vector<float>(), 0, Out<float>(0));
  EXPECT_THAT(run, Computes({0.0}, /*output=*/1));
}

TEST_F(OnHostTest, AChangedInputIsNoticed) {
  EXPECT_THAT(submission.Run(kX, 1, Out<float>(3)), Not(Computes({2.0, 4.0, 7.0})));
}

TEST_F(OnHostTest, NothingTravels) {
  const RunResult run = submission.Run(kX, 0, Out<float>(3));
  EXPECT_EQ(run.transfers().host_to_device_calls + run.transfers().device_to_host_calls, 0u);
}

TEST(StatusTest, OkIsNoOutput) {
  grade::GlobalSettings().runner = "tests/grade/half_runner";
  const grade::Submission<decltype(Half)> half;
  const RunResult run = half.Run(std::vector<int>{2, 4}, Out<int>(2));
  EXPECT_THAT(run, Computes({1, 2}));
  EXPECT_EQ(run.Describe(), "(2 ints, out 2 ints)");
}

TEST(StatusTest, AnErrorIsAVerdict) {
  grade::GlobalSettings().runner = "tests/grade/half_runner";
  const grade::Submission<decltype(Half)> half;
  const RunResult run = half.Run(std::vector<int>{2, 3}, Out<int>(2));
  EXPECT_EQ(run.verdict().kind, grade::VerdictKind::kReturnedError);
  EXPECT_EQ(run.verdict().sentence, "your code returned an error: there is an odd number");
}

}  // namespace
