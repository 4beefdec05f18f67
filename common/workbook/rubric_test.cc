// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/workbook/rubric.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace workbook {
namespace {

TEST(RubricLinesIn, ReadsLinesHoweverTheyAreWrapped) {
  const std::vector<RubricLine> lines = RubricLinesIn(
      "// RUBRIC(Test, Comment, 9, \"none\")\n"
      "RUBRIC(Test, Tiny, 1, \"right at 0\") {\n}\n\n"
      "RUBRIC(Test, Speedup, 12,\n       \"fast\") {\n}\n");
  ASSERT_EQ(lines.size(), 2u);
  EXPECT_EQ(lines[0].name, "Tiny");
  EXPECT_EQ(lines[0].title, "right at 0");
  EXPECT_EQ(lines[1].name, "Speedup");
  EXPECT_EQ(lines[1].max_points, 12);
  EXPECT_EQ(MaxPoints(lines), 13);
}

TEST(RubricLinesIn, ATextWithoutLinesHasNone) {
  EXPECT_TRUE(RubricLinesIn("TEST(A, B) {}\n").empty());
  EXPECT_EQ(MaxPoints({}), 0);
}

}  // namespace
}  // namespace workbook
