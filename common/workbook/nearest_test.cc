// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/workbook/nearest.h"

#include "gtest/gtest.h"

namespace workbook {
namespace {

TEST(NearestMatch, FindsTheWordOneTypoAway) {
  EXPECT_EQ(NearestMatch("hipot", {"histogram", "hypot", "hypot_stride"}), "hypot");
  EXPECT_EQ(NearestMatch("gradee", {"status", "grade", "hint"}), "grade");
}

TEST(NearestMatch, CompletesABeginning) {
  EXPECT_EQ(NearestMatch("transpose", {"histogram", "transpose_conflict_free"}),
            "transpose_conflict_free");
}

TEST(NearestMatch, IsEmptyWhenNothingIsNear) {
  EXPECT_EQ(NearestMatch("matmul", {"histogram", "hypot"}), "");
  EXPECT_EQ(NearestMatch("hypot", {}), "");
  EXPECT_EQ(NearestMatch("", {"hypot"}), "");
}

}  // namespace
}  // namespace workbook
