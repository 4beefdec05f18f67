// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/report/finding.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>

namespace simt {
namespace {

using ::testing::ElementsAre;
using ::testing::Field;
using ::testing::IsEmpty;
using ::testing::SizeIs;

class FindingTest : public ::testing::Test {
 protected:
  void SetUp() override { ClearFindings(); }
  void TearDown() override { ClearFindings(); }
};

Finding Race(std::uintptr_t pc, std::uintptr_t other_pc) {
  Finding finding{FindingKind::kRace, "two threads update bins[4] without an atomic"};
  finding.where.pc = pc;
  finding.other.emplace().pc = other_pc;
  return finding;
}

TEST_F(FindingTest, EveryKindHasItsOwnNameAndIsFoundByIt) {
  std::set<std::string> names;
  for (int i = 0; i < kFindingKinds; ++i) {
    const auto kind = static_cast<FindingKind>(i);
    EXPECT_TRUE(names.insert(FindingKindName(kind)).second) << FindingKindName(kind);
    EXPECT_EQ(FindingKindFromName(FindingKindName(kind)), kind);
  }
  EXPECT_EQ(FindingKindFromName("no such kind"), std::nullopt);
}

TEST_F(FindingTest, ObjectsOfAVariableNameIt) {
  EXPECT_EQ(ObjectVariable("tile[31][32]"), "tile");
  EXPECT_EQ(ObjectVariable("total"), "total");
  EXPECT_EQ(ObjectVariable("17 bytes past the 4096-byte allocation"), "");
  EXPECT_EQ(ObjectVariable(""), "");
}

TEST_F(FindingTest, RepeatsOfOneMistakeAreCountedNotKept) {
  Report(Race(0x401000, 0x401010));
  Report(Race(0x401000, 0x401010));
  Report(Race(0x401000, 0x401020));
  EXPECT_THAT(Findings(), ElementsAre(Field(&Finding::count, 2), Field(&Finding::count, 1)));
  EXPECT_EQ(FindingCount(), 2);
}

TEST_F(FindingTest, LinesTellPlacesWithoutPcApart) {
  Finding first{FindingKind::kDivergentBarrier, "not all threads reach this barrier"};
  first.where.source = {"a.cu", 10};
  Finding second = first;
  second.where.source.line = 12;
  Report(first);
  Report(second);
  Report(second);
  EXPECT_THAT(Findings(), ElementsAre(Field(&Finding::count, 1), Field(&Finding::count, 2)));
}

TEST_F(FindingTest, ReportRepeatCountsOnlyWhatIsKnown) {
  EXPECT_FALSE(ReportRepeat(FindingKind::kRace, 0x401000, 0x401010));
  Report(Race(0x401000, 0x401010));
  EXPECT_TRUE(ReportRepeat(FindingKind::kRace, 0x401000, 0x401010));
  EXPECT_FALSE(ReportRepeat(FindingKind::kRace, 0x401000, 0x401011));
  EXPECT_FALSE(ReportRepeat(FindingKind::kRace, 0x401000, 0));
  EXPECT_FALSE(ReportRepeat(FindingKind::kMisaligned, 0x401000, 0x401010));
  EXPECT_TRUE(ReportRepeat(FindingKind::kRace, 0x401000)) << "with whatever other side";
  EXPECT_THAT(Findings(), ElementsAre(Field(&Finding::count, 3)));
}

TEST_F(FindingTest, WithdrawTakesBackOneOccurrence) {
  Report(Race(0x401000, 0x401010));
  Report(Race(0x401000, 0x401010));
  Withdraw(FindingKind::kUninitializedRead, 0x401000);
  Withdraw(FindingKind::kRace, 0x402000);
  EXPECT_THAT(Findings(), ElementsAre(Field(&Finding::count, 2)));
  Withdraw(FindingKind::kRace, 0x401000);
  EXPECT_THAT(Findings(), ElementsAre(Field(&Finding::count, 1)));
  Withdraw(FindingKind::kRace, 0x401000);
  Withdraw(FindingKind::kRace, 0x401000);
  EXPECT_THAT(Findings(), IsEmpty());
  EXPECT_EQ(FindingCount(), 0);
}

TEST_F(FindingTest, FindingsBeyondTheLimitAreCounted) {
  for (int i = 0; i < kMaxFindings + 6; ++i) Report(Race(0x401000 + i, 0));
  Report(Race(0x401000 + kMaxFindings, 0));
  EXPECT_TRUE(ReportRepeat(FindingKind::kRace, 0x401000 + kMaxFindings));
  EXPECT_THAT(Findings(), SizeIs(kMaxFindings));
  EXPECT_EQ(FindingCount(), kMaxFindings + 6);
  Withdraw(FindingKind::kRace, 0x401000 + kMaxFindings + 1);
  EXPECT_EQ(FindingCount(), kMaxFindings + 5);
}

}  // namespace
}  // namespace simt
