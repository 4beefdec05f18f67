// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/exec/schedule.h"

#include <algorithm>
#include <numeric>
#include <random>

namespace simt {
namespace {

Schedule current;

}  // namespace

void SetSchedule(Schedule schedule) { current = schedule; }

bool ParseSchedule(const std::string& text, Schedule* schedule) {
  const std::string random = "random:";
  if (text == "forward") {
    *schedule = {Schedule::Order::kForward, 0};
  } else if (text == "reverse") {
    *schedule = {Schedule::Order::kReverse, 0};
  } else if (text.compare(0, random.size(), random) == 0 && text.size() > random.size() &&
             text.size() < 26 &&
             text.find_first_not_of("0123456789", random.size()) == std::string::npos) {
    *schedule = {Schedule::Order::kRandom, std::stoull(text.substr(random.size()))};
  } else {
    return false;
  }
  return true;
}

std::uint64_t ScheduledBlock(std::uint64_t number, std::uint64_t total) {
  switch (current.order) {
    case Schedule::Order::kForward:
      return number;
    case Schedule::Order::kReverse:
      return total - 1 - number;
    case Schedule::Order::kRandom:
      break;
  }
  // A stride without a common divisor visits every block once.
  std::uint64_t stride = current.seed * 2654435761u % total | 1;
  while (std::gcd(stride, total) != 1) ++stride;
  return static_cast<std::uint64_t>(
      (static_cast<unsigned __int128>(stride) * number + current.seed) % total);
}

bool ScheduleVaries() { return current.order == Schedule::Order::kRandom; }

void ScheduleIndices(int* order, int count, std::uint64_t block) {
  std::iota(order, order + count, 0);
  if (current.order == Schedule::Order::kReverse) std::reverse(order, order + count);
  if (current.order == Schedule::Order::kRandom) {
    std::minstd_rand generator(static_cast<unsigned>(current.seed * 7919 + block * 104729 + count));
    std::shuffle(order, order + count, generator);
  }
}

}  // namespace simt
