// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/exec/schedule.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace simt {
namespace {

TEST(ScheduleTest, ParsesItsThreeForms) {
  Schedule schedule;
  ASSERT_TRUE(ParseSchedule("forward", &schedule));
  EXPECT_EQ(schedule.order, Schedule::Order::kForward);
  ASSERT_TRUE(ParseSchedule("reverse", &schedule));
  EXPECT_EQ(schedule.order, Schedule::Order::kReverse);
  ASSERT_TRUE(ParseSchedule("random:42", &schedule));
  EXPECT_EQ(schedule.order, Schedule::Order::kRandom);
  EXPECT_EQ(schedule.seed, 42u);
  for (const char* text : {"", "Forward", "random", "random:", "random:-1", "random:x",
                           "random:123456789012345678901234"}) {
    EXPECT_FALSE(ParseSchedule(text, &schedule)) << text;
  }
}

class EverySchedule : public testing::TestWithParam<std::string> {
 protected:
  EverySchedule() {
    Schedule schedule;
    EXPECT_TRUE(ParseSchedule(GetParam(), &schedule));
    SetSchedule(schedule);
  }
  ~EverySchedule() override { SetSchedule({}); }
};

TEST_P(EverySchedule, RunsEachBlockOnce) {
  for (const std::uint64_t total : {1, 2, 3, 31, 32, 33, 1000, 4096, 65535}) {
    std::set<std::uint64_t> blocks;
    for (std::uint64_t i = 0; i < total; ++i) blocks.insert(ScheduledBlock(i, total));
    EXPECT_EQ(blocks.size(), total);
    EXPECT_EQ(*blocks.rbegin(), total - 1);
  }
}

TEST_P(EverySchedule, RunsEachLaneOnce) {
  int order[32];
  ScheduleIndices(order, 32, /*block=*/5);
  EXPECT_EQ(std::set<int>(order, order + 32).size(), 32u);
}

INSTANTIATE_TEST_SUITE_P(Schedules, EverySchedule,
                         testing::Values("forward", "reverse", "random:0", "random:1",
                                         "random:20261201"));

}  // namespace
}  // namespace simt
