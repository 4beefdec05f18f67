// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: schedule.h
//
// The order in which blocks, warps and lanes run: CUDA promises none, so a grade may try several.

#ifndef COMMON_SIMT_EXEC_SCHEDULE_H_
#define COMMON_SIMT_EXEC_SCHEDULE_H_

#include <cstdint>
#include <string>

namespace simt {

struct Schedule {
  enum class Order { kForward, kReverse, kRandom } order = Order::kForward;
  std::uint64_t seed = 0;
};
void SetSchedule(Schedule schedule);
// "forward", "reverse" or "random:SEED"; false if the text is none of them.
bool ParseSchedule(const std::string& text, Schedule* schedule);

// The block to run as number `number` of `total`.
std::uint64_t ScheduledBlock(std::uint64_t number, std::uint64_t total);
// Whether the order of warps and lanes differs from block to block.
bool ScheduleVaries();
// Fills order[0, count) with the warps of block number `block`, or the lanes of its warps, in the
// order to run them.
void ScheduleIndices(int* order, int count, std::uint64_t block);

}  // namespace simt

#endif  // COMMON_SIMT_EXEC_SCHEDULE_H_
