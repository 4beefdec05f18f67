// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: block.h
//
// The block in execution and its threads. A warp runs in passes: each runnable lane in turn, until
// it ends or has to wait; after the last one the warp's accesses are analysed and what its lanes
// wait for is worked out. A lane that never waits is a plain call; one that does leaves its fiber
// behind and the next lane goes on.

#ifndef COMMON_SIMT_EXEC_BLOCK_H_
#define COMMON_SIMT_EXEC_BLOCK_H_

#include <cstdint>

#include "common/simt/count/counters.h"
#include "common/simt/device/access.h"
#include "common/simt/device/running.h"
#include "common/simt/exec/device_api.h"
#include "common/simt/exec/fiber.h"
#include "common/simt/exec/grid.h"
#include "common/simt/exec/thread.h"

namespace simt {

inline constexpr int kMaxThreads = 1024;
inline constexpr int kMaxWarps = kMaxThreads / kWarpSize;

inline bool IsWarpOperation(Wait wait) {
  return wait >= Wait::kSyncWarp && wait <= Wait::kActiveMask;
}

// The warp operation a lane waits in, and its result.
struct WarpOperation {
  Site site;
  std::uint32_t mask;
  std::uint8_t mode;      // ShuffleMode or VoteMode
  std::uint32_t operand;  // shuffles: lane, delta or xor mask
  int width;
  std::uint64_t value, result;
};

// Where a warp stands between two barriers of its block.
enum class Turn : std::uint8_t { kToCome, kGaveWay, kDone };

struct Warp {
  Thread* first;                                   // of its 32 in Block::threads
  int size;                                        // lanes that exist
  int live;                                        // and have not ended
  int at_barrier, log_full, fenced, at_operation;  // of those, by what they wait for
  Turn turn;
  bool relist;              // `list` is not that of the live lanes
  bool lists_all;           // `list` is that of all lanes, in the order of the schedule
  int listed;               // length of `list`
  Thread* list[kWarpSize];  // of the lanes to run, in order
  int full_logs;            // passes in a row that ended with a full log
  RunningWarp running;
};

struct BarrierResult {
  int count;    // threads whose predicate was not zero
  int arrived;  // threads that took part
};

// The running block; one at a time.
struct Block {
  Thread threads[kMaxThreads];
  WarpOperation operations[kMaxThreads];
  Warp warps[kMaxWarps];
  int warp_count;
  int warp_order[kMaxWarps];
  int position;  // in warp_order, of `warp`
  Warp* warp;
  int live;  // threads
  // The barrier being gathered.
  int arrived;
  Thread* barrier_first;             // the first that arrived
  int barrier_true;                  // predicates that were not zero
  bool at_grid_barrier;              // it is that of the whole grid
  BarrierResult barrier_results[2];  // of the last two barriers, by parity: one is still being read
  unsigned barrier_generation;
};

struct Execution {
  bool in_kernel = false;
  bool in_simulator = false;  // of a kernel's fiber: between two threads
  const GridLaunch* launch = nullptr;
  void* main_context = nullptr;  // RunGrid's
  GridResult result;
  std::uint64_t progress = 0;  // threads ended, barriers and warp operations completed
  std::uint64_t block_number = 0, block_total = 0;  // started; in execution order
  std::uint64_t block_number_of_block = 0;          // of the running one
};
extern Execution execution;
extern Block block;
extern FiberPool fiber_pool;

// Runs every block of the launch; returns when the last thread has ended or the launch was aborted.
void RunBlocks();
// Makes the block of this number and index the running one. Its threads and its warps' live lanes
// are set up already.
void BeginBlock(std::uint64_t number, Index3 index);
// The calling thread gives way until what it waits for has happened.
void Suspend(Wait wait);
// Ends the launch with `status`, abandoning every thread.
[[noreturn]] void AbortLaunch(GridStatus status);

// Completes the groups of lanes that have met in a warp operation: marks their lanes runnable and
// returns how many. Reports and ends the launch if none can be completed, for then none ever will.
int CompleteWarpOperations(Warp& warp, bool* runnable);

// Two threads of one block have met at different barriers.
[[noreturn]] void ReportDivergentBarrier(const Thread& first, Site first_site, const Thread& second,
                                         Site second_site);
// A device function was called by the host: reports and ends the program.
[[noreturn]] void NotInKernel(const char* function);

inline WarpOperation& OperationOf(const Thread& thread) { return block.operations[thread.linear]; }

// The place of `thread` for a finding.
Place PlaceOf(const Thread& thread, std::uintptr_t pc, const char* action);

}  // namespace simt

#endif  // COMMON_SIMT_EXEC_BLOCK_H_
