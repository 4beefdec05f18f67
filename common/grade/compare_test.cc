// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/grade/compare.h"

#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <sstream>
#include <string>
#include <vector>

#include "common/grade/cause.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace grade {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
constexpr float kInfinity = std::numeric_limits<float>::infinity();

template <class T>
std::vector<std::byte> BytesOf(const std::vector<T>& values) {
  std::vector<std::byte> bytes(values.size() * sizeof(T));
  if (!bytes.empty()) std::memcpy(bytes.data(), values.data(), bytes.size());
  return bytes;
}

// A finished execution with one output that holds `values`.
template <class T>
Execution Finished(const std::vector<T>& values) {
  Execution execution;
  wire::Argument output{{wire::Shape::kVector, true, wire::ElementTypeOf<T>()}};
  output.poisoned = true;
  output.columns = values.size();
  output.bytes = BytesOf(values);
  execution.call = {output};
  execution.poison = {std::vector<std::byte>(output.bytes.size(), std::byte{0x7f})};
  return execution;
}

template <class T>
bool IsWithin(const std::vector<T>& yours, Tolerance tolerance,
              const std::vector<double>& expected) {
  return Compare(Finished(yours), 0, tolerance, expected).right;
}

TEST(CompareTest, ToleranceIsInclusiveAndNoWider) {
  EXPECT_TRUE(IsWithin<double>({1.5}, {0, 0.5}, {1}));
  EXPECT_FALSE(IsWithin<double>({std::nextafter(1.5, 2)}, {0, 0.5}, {1}));
  EXPECT_TRUE(IsWithin<double>({-5}, {0.25, 0}, {-4}));
  EXPECT_FALSE(IsWithin<double>({std::nextafter(-5.0, -6)}, {0.25, 0}, {-4}));
  EXPECT_TRUE(IsWithin<double>({1 + 0.25 + 0.5}, {0.25, 0.5}, {1}));
}

TEST(CompareTest, NanIsRightOnlyWhereItIsExpected) {
  EXPECT_FALSE(IsWithin<float>({kNan}, {1e30, 1e30}, {1}));
  EXPECT_FALSE(IsWithin<float>({1}, {1e30, 1e30}, {kNan}));
  EXPECT_FALSE(IsWithin<float>({kNan}, {1e30, 1e30}, {kInfinity}));
  EXPECT_TRUE(IsWithin<float>({kNan}, {0, 0}, {kNan}));
  EXPECT_TRUE(IsWithin<float>({-kNan}, {0, 0}, {kNan}));
}

TEST(CompareTest, InfinityIsRightOnlyWhereItIsExpected) {
  EXPECT_TRUE(IsWithin<float>({kInfinity}, {0, 0}, {kInfinity}));
  EXPECT_FALSE(IsWithin<float>({-kInfinity}, {1e30, 1e30}, {kInfinity}));
  EXPECT_FALSE(IsWithin<float>({3e38f}, {1e30, 1e30}, {kInfinity}));
  EXPECT_FALSE(IsWithin<float>({kInfinity}, {1e30, 1e30}, {3e38}));
}

TEST(CompareTest, TheSignOfZeroDoesNotCount) {
  EXPECT_TRUE(IsWithin<float>({-0.0f, 0.0f}, {0, 0}, {0.0, -0.0}));
}

TEST(CompareTest, IntegersAreComparedExactly) {
  const std::vector<std::int64_t> large = {std::numeric_limits<std::int64_t>::max()};
  EXPECT_TRUE(Compare(Finished(large), 0, {}, large).right);
  EXPECT_FALSE(Compare(Finished(large), 0, {}, std::vector<std::int64_t>{large[0] - 1}).right);
  const std::vector<std::uint64_t> unsigned_large = {std::numeric_limits<std::uint64_t>::max()};
  EXPECT_TRUE(Compare(Finished(unsigned_large), 0, {}, unsigned_large).right);
}

TEST(CompareTest, NothingIsRightForNothing) {
  EXPECT_TRUE(IsWithin<float>({}, {0, 0}, {}));
  EXPECT_FALSE(IsWithin<float>({1}, {0, 0}, {}));
}

TEST(CompareTest, SaysWhichElementIsWrongAndHowMany) {
  const Comparison comparison =
      Compare(Finished<float>({1, 2, 7, 9}), 0, {}, std::vector<float>{1, 2, 3, 4});
  EXPECT_EQ(comparison.wrong, 2u);
  EXPECT_THAT(comparison.text, HasSubstr("2 of 4 elements are wrong"));
  EXPECT_THAT(comparison.text, HasSubstr("the first is element 2: yours 7, expected 3"));
  EXPECT_THAT(comparison.text, HasSubstr("largest error 5 at element 3"));
}

TEST(CompareTest, NamesElementsOfAMatrixByRowAndColumn) {
  Execution execution = Finished<float>({0, 1, 2, 3, 4, 5});
  wire::Argument& output = execution.call[0];
  output.parameter.shape = wire::Shape::kMatrix;
  output.rows = 2;
  output.columns = 3;
  EXPECT_THAT(Compare(execution, 0, {}, std::vector<float>{0, 1, 2, 3, 4, 6}).text,
              HasSubstr("it is row 1, column 2: yours 5, expected 6"));
}

TEST(CompareTest, ShowsTheInputsOfAWrongElement) {
  Execution execution = Finished<float>({5, 0});
  wire::Argument input{{wire::Shape::kVector, false, wire::ElementType::kFloat}};
  input.columns = 2;
  input.bytes = BytesOf<float>({4, -2.5f});
  execution.call.insert(execution.call.begin(), input);
  execution.poison.insert(execution.poison.begin(), std::vector<std::byte>());
  EXPECT_THAT(Compare(execution, 0, {}, std::vector<float>{5, 1}).text,
              HasSubstr("(inputs there: -2.5)"));
}

TEST(CompareTest, TellsWhatWasNeverWritten) {
  Execution execution = Finished<float>({1, 2, 3});
  execution.poison[0] = execution.call[0].bytes;
  EXPECT_THAT(Compare(execution, 0, {}, std::vector<float>{7, 8, 9}).text,
              HasSubstr("left its output untouched: all 3 elements"));
  const float written = 4;
  std::memcpy(execution.call[0].bytes.data(), &written, sizeof(written));
  EXPECT_THAT(Compare(execution, 0, {}, std::vector<float>{7, 8, 9}).text,
              HasSubstr("2 elements were never written"));
}

TEST(ComputesWithinTest, FailsARunThatDidNotFinish) {
  Execution execution = Finished<float>({1});
  execution.verdict = {VerdictKind::kCrashed, "your code crashed"};
  const RunResult run({execution});
  testing::StringMatchResultListener listener;
  EXPECT_FALSE(Computes(std::vector<float>{1}).MatchAndExplain(run, &listener));
  EXPECT_THAT(listener.str(), HasSubstr("your code crashed"));
  EXPECT_TRUE(run.Output<float>().empty());
}

TEST(ComputesWithinTest, AsksEverySchedule) {
  Execution other = Finished<float>({2});
  other.schedule = "reverse";
  testing::StringMatchResultListener listener;
  EXPECT_FALSE(Computes(std::vector<float>{1})
                   .MatchAndExplain(RunResult({Finished<float>({1}), other}), &listener));
  EXPECT_THAT(listener.str(), HasSubstr("schedule reverse"));
}

TEST(ComputesWithinTest, SaysWhatItAllows) {
  const auto description = [](Tolerance tolerance, const std::vector<float>& expected) {
    std::ostringstream text;
    ComputesWithin(tolerance, expected).DescribeTo(&text);
    return text.str();
  };
  EXPECT_EQ(description({0.25, 0.5}, {1, 2, 3}),
            "computes 3 values, each within 0.25 times its size plus 0.5");
  EXPECT_EQ(description({0.25, 0}, {1}), "computes 1 value within 0.25 times its size");
  EXPECT_EQ(description({0, 0.5}, {1}), "computes 1 value within 0.5");
  EXPECT_EQ(description({}, {1, 2}), "computes 2 values exactly");
}

TEST(ComputesWithinTest, WhatWasFoundMayBeTheReason) {
  Execution execution = Finished<float>({1});
  execution.report.findings.push_back({simt::FindingKind::kLeak, "is never freed"});
  testing::StringMatchResultListener listener;
  EXPECT_FALSE(Computes(std::vector<float>{2}).MatchAndExplain(RunResult({execution}), &listener));
  EXPECT_THAT(listener.str(), Not(HasSubstr("reason")));
  EXPECT_TRUE(TakeCause().asked);
  execution.report.findings.push_back({simt::FindingKind::kRace, "two threads meet"});
  EXPECT_FALSE(Computes(std::vector<float>{2}).MatchAndExplain(RunResult({execution}), &listener));
  EXPECT_THAT(listener.str(), HasSubstr("what may be the reason:\nyour code: race: two threads"));
  EXPECT_FALSE(TakeCause().asked);
  // Values that are right are right.
  EXPECT_THAT(RunResult({execution}), Computes(std::vector<float>{1}));
  EXPECT_TRUE(TakeCause().asked);
}

TEST(ComputesWithinTest, FailsARunThatChangedItsInput) {
  Execution execution = Finished<float>({1});
  execution.changed_input = "your code changed its input";
  EXPECT_THAT(RunResult({execution}), Not(Computes(std::vector<float>{1})));
}

TEST(RunResultTest, GivesOutputsOnlyOfTheirType) {
  const RunResult run({Finished<float>({1, 2})});
  EXPECT_THAT(run.Output<float>(), testing::ElementsAre(1, 2));
  EXPECT_THAT(run.Output<int>(), testing::IsEmpty());
  EXPECT_THAT(run.Output<float>(1), testing::IsEmpty());
}

}  // namespace
}  // namespace grade
