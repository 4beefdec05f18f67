// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/check/common_cases.h"

#include <gtest/gtest.h>

#include <array>
#include <random>

namespace simt {
namespace {

using Row = std::array<Cell, kWarpSize>;

constexpr Entry At(Tick tick) { return Entry{tick} << kTickShift; }
// The launch began at 10, the block at 20, its last barrier was at 30, now it is 33.
constexpr Tick kNow = 33;
Moments GlobalMoments() { return {At(10), At(20), At(30), false, false}; }
Moments SharedMoments() { return {At(20), At(20), At(30), true, false}; }

Entry Lane(int warp, int lane) {
  return OwnerOffset(warp) + OwnerInFirstWarp(1u << 13 | static_cast<unsigned>(lane));
}

// An entry of lane `lane` of warp 1 or of somebody else, as some kind of history leaves it.
Entry RandomEntry(int lane, std::minstd_rand& random) {
  static constexpr Tick kTicks[] = {0, 5, 12, 25, 31, kNow};
  const Tick tick = kTicks[random() % 6];
  if (tick == 0) return 0;
  static constexpr Entry kFlags[] = {0, 0, 0, kVolatile, kEarlierBlock, kAtomic, kSplit};
  return At(tick) + (random() % 4 != 0 ? Lane(1, lane) : Lane(2, 3)) + kFlags[random() % 7];
}

// What the function for one cell makes of the row; false if it leaves a cell to the general rules.
template <class Quickly>
bool CellByCell(Quickly quickly, Row* row, Entry now, const Moments& moments) {
  for (int lane = 0; lane < kWarpSize; ++lane) {
    if (!quickly((*row)[lane], now + OwnerInFirstWarp(static_cast<unsigned>(lane)), moments))
      return false;
  }
  return true;
}

bool Equal(const Row& a, const Row& b) {
  for (int i = 0; i < kWarpSize; ++i) {
    if (a[i].reads != b[i].reads || a[i].writes != b[i].writes) return false;
  }
  return true;
}

// Compares the function for a row with that for a cell on rows whose cells are alike or, with some
// luck, all but one. Returns for how many rows it decided.
template <class Quickly, class WholeRow>
int Compare(Quickly quickly, WholeRow whole_row, Entry flags, Moments moments) {
  std::minstd_rand random(1);
  int decided = 0;
  for (int trial = 0; trial < 200000; ++trial) {
    Row row;
    const unsigned seed = random();
    for (int lane = 0; lane < kWarpSize; ++lane) {
      std::minstd_rand alike(seed);
      row[lane].reads = RandomEntry(lane, alike) & ~kSplit;
      row[lane].writes = RandomEntry(lane, alike);
      if (row[lane].writes != 0) row[lane].writes |= kWritten;
    }
    if (random() % 2 == 0) {
      const int lane = random() % kWarpSize;
      (random() % 2 ? row[lane].reads : row[lane].writes) = RandomEntry(lane, random);
    }
    moments.host_initialized = random() % 2;
    const Entry now = At(kNow) + Lane(1, 0) + flags;
    Row by_cell = row, by_row = row;
    const bool quick = CellByCell(quickly, &by_cell, now, moments);
    if (whole_row(by_row.data(), now, moments)) {
      ++decided;
      EXPECT_TRUE(quick);
      EXPECT_TRUE(Equal(by_row, by_cell));
    } else {
      EXPECT_TRUE(Equal(by_row, row));
    }
    if (testing::Test::HasFailure()) break;
  }
  return decided;
}

TEST(CommonCases, ARowIsReadAsItsCellsAre) {
  EXPECT_GT(Compare(&ReadQuickly, &ReadRow, 0, GlobalMoments()), 10000);
  EXPECT_GT(Compare(&ReadQuickly, &ReadRow, 0, SharedMoments()), 10000);
}

TEST(CommonCases, ARowIsWrittenAsItsCellsAre) {
  EXPECT_GT(Compare(&WriteQuickly, &WriteRow, kWritten, GlobalMoments()), 10000);
  EXPECT_GT(Compare(&WriteQuickly, &WriteRow, kWritten, SharedMoments()), 10000);
}

TEST(CommonCases, RowsAreLeftAloneOnceTicksNeedTheSignBit) {
  Row row = {};
  Moments moments = {At(1 << 26), At(1 << 26), At(1 << 27), false, true};
  EXPECT_FALSE(ReadRow(row.data(), At((1 << 27) + 1) + Lane(0, 0), moments));
  EXPECT_FALSE(WriteRow(row.data(), At((1 << 27) + 1) + Lane(0, 0) + kWritten, moments));
  EXPECT_TRUE(Equal(row, Row{}));
}

}  // namespace
}  // namespace simt
