// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: checker.h
//
// Checks what a warp did: bounds, lifetime, alignment, initialisation and races, by the rules of
// CUDA's memory model. A race is two accesses to a byte by different threads, at least one of them
// a plain write or one of them a write and the other not atomic, with nothing to order them: no
// barrier, __syncwarp, fence and atomic, or end of a launch. Whether one is found does not depend
// on the order in which threads and blocks ran.

#ifndef COMMON_SIMT_CHECK_CHECKER_H_
#define COMMON_SIMT_CHECK_CHECKER_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

#include "common/simt/device/request.h"
#include "common/simt/device/running.h"
#include "common/simt/device/shadow_map.h"

namespace simt {

enum class Outcome { kFine, kIllegalAddress, kMisaligned };

// Checks a request made by lanes of `warp`, reports what is wrong, and remembers it for later ones.
// An outcome other than kFine ends the launch, as it would on a device.
Outcome CheckRequest(const Request& request, const RunningWarp& warp);

// The same for one access of one lane.
Outcome CheckAccess(Access access, int lane, const RunningWarp& warp);

// A copy from device to device: what is initialised at `source` becomes so at `destination`.
void CopyInitialized(std::uintptr_t destination, std::uintptr_t source, std::size_t bytes);

// What the cells of a range say, so that another block can use the range in between.
struct SavedCells {
  std::vector<Cell> cells;
  std::map<std::size_t, std::array<Cell, 4>> split;  // by index in `cells`
};
SavedCells SaveCells(std::uintptr_t begin, std::size_t bytes);
// Puts them back. Accesses since the tick `since` become accesses at `now`, older ones stay old.
void RestoreCells(std::uintptr_t begin, const SavedCells& saved, Tick since, Tick now);

// Ticks have 28 bits in a cell. Starts them afresh between two launches, keeping what is
// initialised.
inline constexpr Tick kMaxTick = (Tick{1} << 28) - 1;
void RestartTicks();

}  // namespace simt

#endif  // COMMON_SIMT_CHECK_CHECKER_H_
