// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/cuda/device_matrix.h"

#include <type_traits>

#include "gtest/gtest.h"

namespace workbook {
namespace {

static_assert(std::is_trivially_copyable_v<DeviceMatrix<float>>);
static_assert(std::is_convertible_v<DeviceMatrix<int>, DeviceMatrix<const int>>);

TEST(DeviceMatrixTest, IsRowMajor) {
  int values[] = {0, 1, 2, 10, 11, 12};
  DeviceMatrix<int> matrix(values, 2, 3);
  EXPECT_EQ(matrix(1, 0), 10);
  matrix(0, 2) = 7;
  EXPECT_EQ(values[2], 7);
  EXPECT_EQ(matrix.size(), 6u);
  EXPECT_EQ(matrix.row(1)[2], 12);
}

TEST(DeviceMatrixTest, AddressesBeyondTwoToThe31Elements) {
  DeviceMatrix<char> matrix(nullptr, 1 << 17, 1 << 17);
  EXPECT_EQ(matrix.size(), std::size_t{1} << 34);
  EXPECT_EQ(matrix.row(1 << 16).data() - matrix.data(), std::ptrdiff_t{1} << 33);
}

}  // namespace
}  // namespace workbook
