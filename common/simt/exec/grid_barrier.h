// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: grid_barrier.h
//
// Blocks that wait for all others of a cooperative launch. Blocks run one after another in one set
// of threads and shared variables: one that waits is put aside with its threads, its shared memory
// and what the checks know of that, and is taken up again when all have come.

#ifndef COMMON_SIMT_EXEC_GRID_BARRIER_H_
#define COMMON_SIMT_EXEC_GRID_BARRIER_H_

#include <cstdint>
#include <deque>
#include <vector>

#include "common/simt/check/checker.h"
#include "common/simt/device/address_space.h"
#include "common/simt/exec/thread.h"

namespace simt {

// The contents of one shared variable.
struct SharedImage {
  const Allocation* variable;
  std::vector<char> bytes;
  SavedCells cells;  // none where nothing is checked
};

// A block that waits.
struct ParkedBlock {
  std::uint64_t number;  // in execution order
  Index3 index;
  Tick block_tick;  // its start
  std::vector<Thread> threads;
  std::vector<int> live_of_warps;
  int live;
  Site site;  // of the barrier
  std::vector<SharedImage> shared;
};

class GridBarrier {
 public:
  // A launch begins.
  void Reset();
  // Puts the running block aside: all of its threads have arrived. No block is running then.
  void Park();
  // Makes a block that was put aside the running one: its threads are runnable. If all blocks wait,
  // they are behind the barrier first; if some have ended, none ever will be, and the launch ends.
  // Returns false if no block waits.
  bool Resume();

 private:
  void Complete();
  [[noreturn]] void ReportMissingBlocks() const;

  std::vector<ParkedBlock> waiting_;
  std::deque<ParkedBlock> released_;
};
extern GridBarrier grid_barrier;

}  // namespace simt

#endif  // COMMON_SIMT_EXEC_GRID_BARRIER_H_
