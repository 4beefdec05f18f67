// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/grade/session.h"

#include "common/grade/settings.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace grade {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

TEST(ParseLossesTest, ReadsTheHeadOfAnAnswer) {
  EXPECT_THAT(*ParseLosses("// Forgets the guard.\n//\n// loses: Clean, Tiny\nint i;\n"),
              ElementsAre("Clean", "Tiny"));
  EXPECT_THAT(*ParseLosses("// loses: A\n// loses: B,\n"), ElementsAre("A", "B"));
  EXPECT_THAT(*ParseLosses("// loses: nothing\n"), IsEmpty());
}

TEST(ParseLossesTest, AnAnswerMustSayIt) {
  EXPECT_FALSE(ParseLosses("int loses;\n").ok());
  EXPECT_FALSE(ParseLosses("").ok());
}

absl::Status Parse(std::vector<const char*> arguments, Settings* settings) {
  arguments.insert(arguments.begin(), "grader");
  return ParseSettings(static_cast<int>(arguments.size()), const_cast<char**>(arguments.data()),
                       settings);
}

TEST(ParseSettingsTest, ReadsEveryOption) {
  Settings settings;
  ASSERT_TRUE(Parse({"--runner=r", "--diagnostics=d", "--source=s", "--expect=e", "--seed=7",
                     "--schedules=forward,random:3", "--time_limit=0.5", "--memory_limit=64"},
                    &settings)
                  .ok());
  EXPECT_EQ(settings.runner, "r");
  EXPECT_EQ(settings.diagnostics, "d");
  EXPECT_EQ(settings.source, "s");
  EXPECT_EQ(settings.expect, "e");
  EXPECT_EQ(settings.seed, 7u);
  EXPECT_THAT(settings.schedules, ElementsAre("forward", "random:3"));
  EXPECT_EQ(settings.limits.cpu_seconds, 0.5);
  EXPECT_EQ(settings.limits.memory_bytes, 64u << 20);
}

TEST(ParseSettingsTest, DrawsAFreshSeed) {
  Settings first, second;
  ASSERT_TRUE(Parse({}, &first).ok());
  ASSERT_TRUE(Parse({}, &second).ok());
  EXPECT_NE(first.seed, second.seed);
}

TEST(ParseSettingsTest, NamesWhatIsWrong) {
  Settings settings;
  EXPECT_THAT(Parse({"--sede=7"}, &settings).message(), HasSubstr("--sede"));
  EXPECT_THAT(Parse({"--seed=x"}, &settings).message(), HasSubstr("whole number"));
  EXPECT_THAT(Parse({"--time_limit=-1"}, &settings).message(), HasSubstr("seconds"));
  EXPECT_THAT(Parse({"hypot"}, &settings).message(), HasSubstr("hypot"));
}

TEST(SessionTest, WithoutAGpuNothingIsGraded) {
  Session session;
  session.AddPoints(3);
  session.set_no_device("there is no GPU");
  EXPECT_EQ(session.Verdict(), "no device");
  EXPECT_EQ(session.explanation(), "there is no GPU");
}

TEST(SessionTest, AMeasuredTimeStandsWhereNothingIsCounted) {
  Session session;
  EXPECT_EQ(session.Counters(), "");
  session.NoteSpeedup("7 us measured");
  EXPECT_EQ(session.Counters(), "7 us measured");
}

}  // namespace
}  // namespace grade
