// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/cuda/device_span.h"

#include <type_traits>

#include "gtest/gtest.h"

namespace workbook {
namespace {

// Kernel arguments and the grader's wire copy spans byte by byte.
static_assert(std::is_trivially_copyable_v<DeviceSpan<float>>);
static_assert(std::is_convertible_v<DeviceSpan<int>, DeviceSpan<const int>>);
static_assert(!std::is_convertible_v<DeviceSpan<const int>, DeviceSpan<int>>);

TEST(DeviceSpanTest, DefaultIsEmpty) {
  DeviceSpan<int> span;
  EXPECT_TRUE(span.empty());
  EXPECT_EQ(span.data(), nullptr);
}

TEST(DeviceSpanTest, ReadsAndWritesThroughThePointer) {
  int values[] = {1, 2, 3};
  DeviceSpan<int> span(values, 3);
  span[1] = 20;
  EXPECT_EQ(values[1], 20);
  EXPECT_EQ(span.size_bytes(), sizeof(values));
  int sum = 0;
  for (int value : span) sum += value;
  EXPECT_EQ(sum, 24);
}

TEST(DeviceSpanTest, SubspanStartsAtTheOffset) {
  int values[] = {1, 2, 3, 4};
  DeviceSpan<const int> middle = DeviceSpan<int>(values, 4).subspan(1, 2);
  EXPECT_EQ(middle.size(), 2u);
  EXPECT_EQ(middle[0], 2);
}

}  // namespace
}  // namespace workbook
