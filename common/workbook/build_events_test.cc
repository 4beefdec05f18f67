// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/workbook/build_events.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace workbook {
namespace {

using ::testing::Key;
using ::testing::UnorderedElementsAre;

// Events of Bazel 4.2.3, less the fields that do not matter here.
constexpr char kEvents[] =
    R"({"id":{"buildMetadata":{}},"buildMetadata":{}}
{"id":{"pattern":{"pattern":["//a:none_test"]}},"aborted":{"reason":"LOADING_FAILURE","description":"no such target '//a:none_test'"}}
{"id":{"pattern":{"pattern":["//a:ok_test","//a:none_test"]}},"expanded":{}}
{"id":{"configuredLabel":{"label":"//a:missing_test"}},"aborted":{"reason":"ANALYSIS_FAILURE","description":"target '//a:nothing' does not exist"}}
{"id":{"targetCompleted":{"label":"//a:missing_test"}},"aborted":{"reason":"ANALYSIS_FAILURE"}}
{"id":{"actionCompleted":{"label":"//a:grader"}},"action":{"exitCode":1,"stderr":{"name":"stderr","uri":"file:///out/stderr-10"}}}
{"id":{"targetCompleted":{"label":"//a:broken_test"}},"children":[{"actionCompleted":{"label":"//a:grader"}}],"completed":{"failureDetail":{"message":"gcc failed: error executing command /usr/bin/gcc\n\nUse --sandbox_debug"}}}
{"id":{"targetCompleted":{"label":"//a:ok_test"}},"completed":{"success":true}}
{"id":{"testResult":{"label":"//a:ok_test","run":1}},"testResult":{"testActionOutput":[{"name":"test.log","uri":"file:///out/test.log"},{"name":"test.xml","uri":"file:///out/test.xml"}],"status":"PASSED"}}
{"id":{"testSummary":{"label":"//a:ok_test"}},"testSumm)";

TEST(ReadBuildEvents, TellsResultsFromProblems) {
  const auto records = ReadBuildEvents(kEvents);
  EXPECT_THAT(records, UnorderedElementsAre(Key("//a:ok_test"), Key("//a:none_test"),
                                            Key("//a:missing_test"), Key("//a:broken_test"),
                                            Key("//a:grader")));
  EXPECT_EQ(records.at("//a:ok_test").status, "PASSED");
  EXPECT_EQ(records.at("//a:ok_test").xml, "/out/test.xml");
  EXPECT_EQ(records.at("//a:ok_test").log, "/out/test.log");
  EXPECT_EQ(records.at("//a:ok_test").problem, "");
  EXPECT_EQ(records.at("//a:none_test").problem, "no such target '//a:none_test'");
  EXPECT_EQ(records.at("//a:missing_test").problem, "target '//a:nothing' does not exist");
  EXPECT_EQ(records.at("//a:broken_test").problem, "gcc failed");
  EXPECT_EQ(records.at("//a:broken_test").errors, "/out/stderr-10");
}

TEST(ReadBuildEvents, SkipsWhatIsNoEvent) {
  EXPECT_TRUE(ReadBuildEvents("").empty());
  EXPECT_TRUE(ReadBuildEvents("[]\nnull\nnot json\n{}\n").empty());
}

}  // namespace
}  // namespace workbook
