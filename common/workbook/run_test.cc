// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/workbook/run.h"

#include "gtest/gtest.h"

namespace workbook {
namespace {

TEST(IsSchedule, KnowsTheSimulatorsOrders) {
  for (const char* text : {"forward", "reverse", "random:0", "random:18446744073709551615"}) {
    EXPECT_TRUE(IsSchedule(text)) << text;
  }
  for (const char* text : {"", "random", "random:", "random:-1", "random:x", "backward"}) {
    EXPECT_FALSE(IsSchedule(text)) << text;
  }
}

TEST(RunExitCode, AFindingWinsOverTheProgramsEnd) {
  simt::RunReport clean, found;
  found.findings.emplace_back();
  EXPECT_EQ(RunExitCode(clean, {0, 0}), kSuccess);
  EXPECT_EQ(RunExitCode(clean, {7, 0}), kFailed);
  EXPECT_EQ(RunExitCode(clean, {0, 11}), kFailed);
  EXPECT_EQ(RunExitCode(found, {0, 0}), kShortfall);
  EXPECT_EQ(RunExitCode(found, {7, 0}), kShortfall);
}

}  // namespace
}  // namespace workbook
