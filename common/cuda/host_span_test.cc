// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/cuda/host_span.h"

#include <type_traits>

#include "gtest/gtest.h"

namespace workbook {
namespace {

static_assert(std::is_trivially_copyable_v<HostSpan<float>>);
static_assert(std::is_convertible_v<HostSpan<int>, HostSpan<const int>>);
static_assert(!std::is_convertible_v<HostSpan<const int>, HostSpan<int>>);

TEST(HostSpanTest, DefaultIsEmpty) {
  HostSpan<int> span;
  EXPECT_TRUE(span.empty());
  EXPECT_EQ(span.data(), nullptr);
}

TEST(HostSpanTest, ReadsAndWritesThroughThePointer) {
  int values[] = {1, 2, 3};
  HostSpan<int> span(values, 3);
  span[1] = 20;
  EXPECT_EQ(values[1], 20);
  EXPECT_EQ(span.size_bytes(), sizeof(values));
  int sum = 0;
  for (int value : span) sum += value;
  EXPECT_EQ(sum, 24);
}

TEST(HostSpanTest, SubspanStartsAtTheOffset) {
  int values[] = {1, 2, 3, 4};
  HostSpan<const int> middle = HostSpan<int>(values, 4).subspan(1, 2);
  EXPECT_EQ(middle.size(), 2u);
  EXPECT_EQ(middle[0], 2);
}

}  // namespace
}  // namespace workbook
