// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/workbook/test_xml.h"

#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace workbook {
namespace {

using ::testing::HasSubstr;
using ::testing::SizeIs;

constexpr char kPartial[] = R"(<?xml version="1.0" encoding="UTF-8"?>
<testsuites tests="2" failures="1" name="AllTests" verdict="partial" points="6" max_points="10"
            counters="4.0 sectors per load">
  <testsuite name="HistogramTest" tests="2" failures="1">
    <testcase name="Tiny" status="run" result="completed" time="0.1" classname="HistogramTest">
      <properties>
        <property name="points" value="6"/>
        <property name="max_points" value="6"/>
      </properties>
    </testcase>
    <testcase name="Clean" status="run" result="completed" time="0.1" classname="HistogramTest">
      <failure message="ignored" type=""><![CDATA[modules/02/histogram/histogram_test.cc:34
Expected: is clean
  Actual: a race at histogram.cu:9]]></failure>
      <properties>
        <property name="points" value="0"/>
        <property name="max_points" value="4"/>
        <property name="title" value="no race"/>
      </properties>
    </testcase>
  </testsuite>
</testsuites>)";

TEST(ReadTestXml, ReadsLinesAndTheWhole) {
  Outcome outcome;
  ASSERT_TRUE(ReadTestXml(kPartial, &outcome).ok());
  EXPECT_TRUE(outcome.graded);
  EXPECT_EQ(outcome.verdict, "partial");
  EXPECT_EQ(outcome.points, 6);
  EXPECT_EQ(outcome.max_points, 10);
  EXPECT_EQ(outcome.counters, "4.0 sectors per load");
  ASSERT_THAT(outcome.lines, SizeIs(2));
  EXPECT_TRUE(outcome.lines[0].passed);
  EXPECT_FALSE(outcome.lines[0].LostPoints());
  EXPECT_EQ(outcome.lines[1].name, "Clean");
  EXPECT_EQ(outcome.lines[1].title, "no race");
  EXPECT_TRUE(outcome.lines[1].LostPoints());
  EXPECT_EQ(outcome.lines[1].explanation, "Expected: is clean\n  Actual: a race at histogram.cu:9");
  EXPECT_FALSE(outcome.FullPoints());
}

TEST(ReadTestXml, SumsLinesAndNamesTheVerdictItself) {
  Outcome outcome;
  ASSERT_TRUE(ReadTestXml(R"(<testsuites><testsuite name="A">
      <testcase name="X" status="run"><properties>
        <property name="max_points" value="2"/></properties></testcase>
      <testcase name="Y" status="run"><properties>
        <property name="max_points" value="3"/></properties></testcase>
      </testsuite></testsuites>)",
                          &outcome)
                  .ok());
  EXPECT_EQ(outcome.points, 5);
  EXPECT_EQ(outcome.max_points, 5);
  EXPECT_EQ(outcome.verdict, "passed");
  EXPECT_TRUE(outcome.FullPoints());
}

TEST(ReadTestXml, PrefersTheExplanationOverTheFailure) {
  Outcome outcome;
  ASSERT_TRUE(ReadTestXml(R"(<testsuites explanation="line&#x0A;two"><testsuite name="A">
      <testcase name="X" status="run"><failure message="noise"/><properties>
        <property name="explanation" value="a &lt; b"/></properties></testcase>
      </testsuite></testsuites>)",
                          &outcome)
                  .ok());
  EXPECT_EQ(outcome.explanation, "line\ntwo");
  EXPECT_EQ(outcome.lines[0].explanation, "a < b");
}

TEST(ReadTestXml, AGraderThatDiedIsAnError) {
  Outcome outcome;
  const absl::Status status = ReadTestXml(
      R"(<?xml version="1.0" encoding="UTF-8"?>
<testsuites>
  <testsuite name="modules/01/hypot_test" tests="1" failures="0" errors="1">
    <testcase name="modules/01/hypot_test" status="run" duration="0" time="0"><error message="exited with error code 134"></error></testcase>
      <system-out>
Generated test.log (if the file is not UTF-8, then this may be unreadable):
<![CDATA[boom]]>
      </system-out>
  </testsuite>
</testsuites>)",
      &outcome);
  EXPECT_THAT(std::string(status.message()), HasSubstr("exited with error code 134"));
  EXPECT_FALSE(outcome.graded);
}

TEST(ReadTestXml, WhatIsNoResultIsAnError) {
  Outcome outcome;
  EXPECT_FALSE(ReadTestXml("", &outcome).ok());
  EXPECT_FALSE(ReadTestXml("<testsuites", &outcome).ok());
  EXPECT_FALSE(ReadTestXml("<html/>", &outcome).ok());
  EXPECT_FALSE(ReadTestXml("<testsuites/>", &outcome).ok());
}

}  // namespace
}  // namespace workbook
