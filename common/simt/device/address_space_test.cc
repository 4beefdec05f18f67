// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/device/address_space.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <cstring>
#include <random>
#include <vector>

namespace simt {
namespace {

TEST(IntervalSetTest, AgreesWithAByteByByteMap) {
  std::mt19937 random(1);
  IntervalSet set;
  std::vector<bool> bytes(200);
  for (int step = 0; step < 200; ++step) {
    const unsigned begin = random() % 190, end = begin + random() % 10;
    set.Add(begin, end);
    for (unsigned b = begin; b < end; ++b) bytes[b] = true;
    for (unsigned b = 0; b < 199; ++b) {
      ASSERT_EQ(set.Contains(b, b + 1), bytes[b]) << "byte " << b << " after step " << step;
      ASSERT_EQ(set.Contains(b, b + 2), bytes[b] && bytes[b + 1]) << "bytes at " << b;
    }
  }
}

TEST(AddressSpaceTest, KnowsWhereAnAddressBelongs) {
  AddressSpace& space = AddressSpace::Get();
  const std::uintptr_t a = space.Allocate(100, MemoryKind::kDevice, 1);
  const std::uintptr_t b = space.Allocate(1 << 20, MemoryKind::kManaged, 2);
  ASSERT_GE(a, kDeviceBegin);
  ASSERT_LT(b, kDeviceEnd);
  EXPECT_EQ(a % 256, 0u);
  EXPECT_EQ(space.FindLive(a + 99)->begin, a);
  EXPECT_EQ(space.FindLive(a + 100), nullptr);
  EXPECT_EQ(space.Find(a + 100)->begin, a) << "the red zone belongs to what it guards";
  EXPECT_EQ(space.Find(b + (1 << 20) + 50)->begin, b);
  EXPECT_EQ(space.Find(kDeviceEnd - 8), nullptr);
}

TEST(AddressSpaceTest, TellsWhyItDoesNotFree) {
  AddressSpace& space = AddressSpace::Get();
  const std::size_t before = space.bytes_in_use();
  const std::uintptr_t a = space.Allocate(64, MemoryKind::kDevice, 1);
  EXPECT_EQ(space.bytes_in_use(), before + 64);
  EXPECT_EQ(space.Free(a + 4, 2), MemoryStatus::kNotTheStart);
  EXPECT_EQ(space.Free(a + 4096 * 1024, 2), MemoryStatus::kInvalidPointer);
  EXPECT_EQ(space.Free(a, 2), MemoryStatus::kOk);
  EXPECT_EQ(space.Free(a, 3), MemoryStatus::kAlreadyFreed);
  EXPECT_EQ(space.bytes_in_use(), before);
  EXPECT_NE(space.Allocate(64, MemoryKind::kDevice, 4), a) << "freed addresses stay out of use";
}

TEST(AddressSpaceTest, ReusesAddressesWhenThereAreNoFreshOnes) {
  AddressSpace& space = AddressSpace::Get();
  for (int i = 0; i < 200; ++i) {  // 200 GiB in all, of a range of 60
    const std::uintptr_t a = space.Allocate(std::size_t{1} << 30, MemoryKind::kDevice, 1);
    ASSERT_NE(a, 0u) << "allocation " << i;
    ASSERT_EQ(space.FindLive(a)->begin, a);
    ASSERT_EQ(space.Free(a, 2), MemoryStatus::kOk);
  }
}

TEST(AddressSpaceTest, RefusesWhatDoesNotFit) {
  EXPECT_EQ(AddressSpace::Get().Allocate(0, MemoryKind::kDevice, 1), 0u);
  EXPECT_EQ(AddressSpace::Get().Allocate(kDeviceMemoryBytes + 1, MemoryKind::kDevice, 1), 0u);
}

TEST(AddressSpaceDeathTest, DeviceMemoryIsClosedToTheHost) {
  AddressSpace& space = AddressSpace::Get();
  const std::uintptr_t a = space.Allocate(64, MemoryKind::kDevice, 1);
  EXPECT_DEATH(std::memset(reinterpret_cast<void*>(a), 0, 64), "");
  const OpenDeviceMemory open;
  std::memset(reinterpret_cast<void*>(a), 7, 64);
  EXPECT_EQ(*reinterpret_cast<char*>(a + 63), 7);
}

}  // namespace
}  // namespace simt
