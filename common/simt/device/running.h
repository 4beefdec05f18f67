// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: running.h
//
// Who is running, and when: the launch, block and warp in execution, and the clock of ticks by
// which accesses are ordered. A tick is a moment at which some threads became ordered: a barrier, a
// __syncwarp, a fence, the start of a block or a launch.

#ifndef COMMON_SIMT_DEVICE_RUNNING_H_
#define COMMON_SIMT_DEVICE_RUNNING_H_

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "common/simt/device/access.h"
#include "common/simt/report/finding.h"

namespace simt {

using Tick = std::uint32_t;

// What each lane of a warp knows of the others where __syncwarp was given less than the whole warp:
// order[u][t] is the last tick of lane t that lane u comes after.
struct LaneOrder {
  Tick order[kWarpSize][kWarpSize] = {};
};

struct RunningWarp {
  int index = 0;  // in its block
  Tick sync_tick =
      0;  // accesses of this warp up to this tick are ordered before what its lanes do now
  std::unique_ptr<LaneOrder> lane_order;  // only once a partial __syncwarp happened in this block
};

struct RunningState {
  // The launch.
  const char* kernel = "";
  std::uint32_t grid[3] = {}, block[3] = {};
  std::size_t static_shared_bytes = 0;  // of the variables used so far
  Tick launch_tick = 0;
  // The launch's blocks in order of execution: the tick at which each began, and its blockIdx.
  std::vector<Tick> block_starts;
  std::vector<Index3> block_indices;
  bool fences_seen = false;  // a fence ran in this launch: atomics may order threads

  int lane_order[kWarpSize] = {};  // the lanes of a warp run in this order

  // The block.
  Index3 block_index;
  int thread_count = 0;
  Tick block_tick = 0, epoch_tick = 0;  // start of the block; last block-wide barrier

  Tick tick = 1;  // now
};
extern RunningState running;

// The three-dimensional index of a thread of the running block.
inline Index3 ThreadIndex(int linear) {
  const std::uint32_t x = running.block[0], y = running.block[1], i = linear;
  return {i % x, i / x % y, i / x / y};
}

}  // namespace simt

#endif  // COMMON_SIMT_DEVICE_RUNNING_H_
