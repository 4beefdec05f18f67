// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/device/request.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <functional>

namespace simt {
namespace {

constexpr std::uintptr_t kBase = kDeviceBegin + 4096;
constexpr std::uint32_t kAllLanes = ~0u;

// The shape of a read whose lanes are at `address(lane)`. Every call is another instruction.
const Shape& ShapeOf(unsigned size_log2, std::uint32_t lanes,
                     const std::function<std::uintptr_t(int)>& address) {
  static std::uintptr_t pc = kTextBase;
  pc += 16;
  Access row[kWarpSize];
  for (int lane = 0; lane < kWarpSize; ++lane) {
    row[lane] = PackAccess(address(lane), AccessCode(Operation::kRead, size_log2), pc);
  }
  Request request;
  EXPECT_TRUE(MakeRequest(row, lanes, &request));
  EXPECT_EQ(request.base, address(__builtin_ctz(lanes)));
  return *request.shape;
}

TEST(AccessTest, UnpacksWhatWasPacked) {
  const Access access =
      PackAccess(kDeviceEnd - 4, AccessCode(Operation::kVolatile, 2, true), kTextBase + 0x123456);
  EXPECT_EQ(AddressOf(access), kDeviceEnd - 4);
  EXPECT_EQ(InstructionOf(access), 0x123456u);
  EXPECT_EQ(OperationOf(CodeOf(access)), Operation::kVolatile);
  EXPECT_EQ(SizeOf(CodeOf(access)), 4u);
  EXPECT_TRUE(Writes(CodeOf(access)));
}

TEST(RequestTest, CountsSectors) {
  EXPECT_EQ(ShapeOf(2, kAllLanes, [](int l) { return kBase + 4 * l; }).sectors, 4);
  EXPECT_EQ(ShapeOf(2, kAllLanes, [](int l) { return kBase + 4 + 4 * l; }).sectors, 5);
  EXPECT_EQ(ShapeOf(2, kAllLanes, [](int l) { return kBase + 128 * l; }).sectors, 32);
  EXPECT_EQ(ShapeOf(2, kAllLanes, [](int) { return kBase; }).sectors, 1);
  EXPECT_EQ(ShapeOf(3, kAllLanes, [](int l) { return kBase + 8 * l; }).sectors, 8);
  EXPECT_EQ(ShapeOf(4, kAllLanes, [](int l) { return kBase + 16 * l; }).sectors, 16);
  EXPECT_EQ(ShapeOf(2, 0x80000000, [](int l) { return kBase + 4 * l; }).sectors, 1);
}

TEST(RequestTest, CountsWavefronts) {
  const auto stride = [](int words) { return [=](int l) { return kBase + 4 * words * l; }; };
  EXPECT_EQ(ShapeOf(2, kAllLanes, stride(0)).wavefronts, 1) << "a broadcast";
  EXPECT_EQ(ShapeOf(2, kAllLanes, stride(1)).wavefronts, 1);
  EXPECT_EQ(ShapeOf(2, kAllLanes, stride(2)).wavefronts, 2);
  EXPECT_EQ(ShapeOf(2, kAllLanes, stride(32)).wavefronts, 32);
  EXPECT_EQ(ShapeOf(2, kAllLanes, stride(33)).wavefronts, 1);
  const Shape& wide = ShapeOf(4, kAllLanes, [](int l) { return kBase + 16 * l; });
  EXPECT_EQ(wide.wavefronts, 4);
  EXPECT_EQ(wide.ideal_wavefronts, 4);
}

TEST(RequestTest, KnowsWhoTouchesAWord) {
  const Shape& shape = ShapeOf(2, kAllLanes, [](int l) { return kBase + 4 * (l / 16); });
  ASSERT_EQ(shape.unit_count, 2);
  EXPECT_TRUE(shape.units[0].who.several);
  EXPECT_EQ(shape.units[0].who.groups, 0x0f);
  EXPECT_EQ(shape.units[1].who.groups, 0xf0);
  EXPECT_EQ(shape.same_address, 30);
  const Shape& alone = ShapeOf(2, 1u << 5, [](int) { return kBase; });
  EXPECT_FALSE(alone.units[0].who.several);
  EXPECT_EQ(alone.units[0].who.lane, 5);
}

TEST(RequestTest, SeesMisalignment) {
  EXPECT_TRUE(ShapeOf(3, kAllLanes, [](int l) { return kBase + 8 * l; }).aligned);
  EXPECT_FALSE(ShapeOf(3, kAllLanes, [](int l) { return kBase + 4 + 8 * l; }).aligned);
}

TEST(RequestTest, RefusesDifferentInstructions) {
  Access row[kWarpSize];
  for (int lane = 0; lane < kWarpSize; ++lane) {
    row[lane] =
        PackAccess(kBase, AccessCode(Operation::kRead, 2), kTextBase + 0x700000 + (lane == 9));
  }
  Request request;
  EXPECT_FALSE(MakeRequest(row, kAllLanes, &request));
  EXPECT_TRUE(MakeRequest(row, kAllLanes & ~(1u << 9), &request));
}

}  // namespace
}  // namespace simt
