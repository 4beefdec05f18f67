// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: common_cases.h
//
// Most accesses meet a cell that says nothing of this launch, or only of what lies behind a barrier
// or of the same thread. These cases are decided here with a few comparisons, for one cell or for
// the cells of a whole warp at once; where a function returns false it has changed nothing, and the
// general rules of checker.cc have to decide.

#ifndef COMMON_SIMT_CHECK_COMMON_CASES_H_
#define COMMON_SIMT_CHECK_COMMON_CASES_H_

#include "common/simt/check/cell.h"
#include "common/simt/device/shadow_map.h"

namespace simt {

// The moments that entries are compared with, shifted to where entries keep their tick: the start
// of the launch (for shared memory, of the block), of the block, and the last barrier. And what is
// known of the allocation.
struct Moments {
  // An entry of this block, made before its last barrier.
  bool BehindBarrier(Entry e) const { return e >= block && e < epoch; }

  // Whether a word with this entry of writes holds a value, and nothing of this launch (of this
  // block, for shared memory) wrote it.
  bool HoldsOlderValue(Entry writes) const {
    return writes < start && !shared && (writes != 0 || host_initialized);
  }

  Entry start, block, epoch;
  bool shared, host_initialized;
};

// A read by one lane or several of a warp. `now` is the entry to be.
inline bool ReadQuickly(Cell& cell, Entry now, const Moments& m) {
  const Entry reads = cell.reads, writes = cell.writes;
  if (writes & (kSplit | kEarlierBlock)) return false;
  if (!m.BehindBarrier(writes) && !m.HoldsOlderValue(writes)) return false;
  if (reads >= m.epoch) {  // since the last barrier: if by another warp, then now by several
    if (WarpOf(reads) == WarpOf(now) || (reads & (kEarlierBlock | kUninitialized))) return false;
    cell.reads = (now & ~kOwnerMask) | JoinOwners(reads, now);
    return true;
  }
  Entry flags = 0;
  if (reads >= m.start) flags = reads < m.block ? kEarlierBlock : reads & kEarlierBlock;
  cell.reads = now | flags;
  return true;
}

// A plain write by one thread.
inline bool WriteQuickly(Cell& cell, Entry now, const Moments& m) {
  const Entry reads = cell.reads, writes = cell.writes;
  const bool own_write =
      (((writes ^ now) & kOwnerMask) == 0 && writes >= m.epoch) || m.BehindBarrier(writes);
  const bool own_read =
      (((reads ^ now) & kOwnerMask) == 0 && reads >= m.epoch) || m.BehindBarrier(reads);
  if (writes & kSplit) return false;
  if (writes >= m.start && (!own_write || (writes & (kAtomic | kEarlierBlock)))) return false;
  if (reads >= m.start && (!own_read || (reads & kEarlierBlock))) return false;
  cell.reads = 0;
  cell.writes = now;
  return true;
}

// The same for 32 cells in a row, lane i at row[i], where all of them are of one case. `now` is the
// entry of lane 0.
bool ReadRow(Cell* row, Entry now, const Moments& moments);
bool WriteRow(Cell* row, Entry now, const Moments& moments);

}  // namespace simt

#endif  // COMMON_SIMT_CHECK_COMMON_CASES_H_
