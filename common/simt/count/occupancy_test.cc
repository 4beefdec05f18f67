// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/count/occupancy.h"

#include "gtest/gtest.h"

namespace simt {
namespace {

TEST(OccupancyTest, SmallKernelsFillAMultiprocessor) {
  const Occupancy occupancy = ComputeOccupancy(256, 0);
  EXPECT_EQ(occupancy.blocks, 8);
  EXPECT_EQ(occupancy.warps, 64);
  EXPECT_EQ(occupancy.fraction, 1);
}

TEST(OccupancyTest, TinyBlocksAreLimitedByTheirNumber) {
  const Occupancy occupancy = ComputeOccupancy(32, 0);
  EXPECT_EQ(occupancy.blocks, 32);
  EXPECT_EQ(occupancy.limit, Occupancy::Limit::kBlocks);
  EXPECT_EQ(occupancy.fraction, 0.5);
}

TEST(OccupancyTest, AnIncompleteWarpCountsAsOne) {
  EXPECT_EQ(ComputeOccupancy(33, 0).blocks, 32);
  EXPECT_EQ(ComputeOccupancy(65, 0).blocks, 21);
}

TEST(OccupancyTest, RegistersLimit) {
  // 64 registers a thread: 2048 a warp, 8 warps in each of 4 files.
  const Occupancy occupancy = ComputeOccupancy(256, 0, 64);
  EXPECT_EQ(occupancy.blocks, 4);
  EXPECT_EQ(occupancy.limit, Occupancy::Limit::kRegisters);
  EXPECT_EQ(ComputeOccupancy(1024, 0, 65).blocks, 0);
  EXPECT_EQ(ComputeOccupancy(32, 0, 256).blocks, 0);
}

TEST(OccupancyTest, SharedMemoryLimits) {
  // 48 KiB and the reserved 1 KiB: 4 blocks in 228 KiB.
  const Occupancy occupancy = ComputeOccupancy(128, 48 << 10);
  EXPECT_EQ(occupancy.blocks, 4);
  EXPECT_EQ(occupancy.limit, Occupancy::Limit::kSharedMemory);
  EXPECT_EQ(ComputeOccupancy(128, 227 << 10).blocks, 1);
  EXPECT_EQ(ComputeOccupancy(128, (227 << 10) + 1).blocks, 0);
}

TEST(OccupancyTest, AnImpossibleBlockDoesNotFit) {
  EXPECT_EQ(ComputeOccupancy(0, 0).blocks, 0);
  EXPECT_EQ(ComputeOccupancy(1025, 0).blocks, 0);
}

}  // namespace
}  // namespace simt
