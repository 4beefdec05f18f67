// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/exec/block.h"

#include <cstring>
#include <string>
#include <utility>

#include "common/simt/check/checker.h"
#include "common/simt/exec/grid_barrier.h"
#include "common/simt/exec/schedule.h"
#include "common/simt/exec/segment.h"

// The builtin variables of CUDA.
simt::BuiltinIndex blockIdx, blockDim, gridDim;

namespace simt {

RunningIndex running_index;
Execution execution;
Block block;
Pass pass;
FiberPool fiber_pool;

namespace {

// A warp that has run this many full logs without any other event lets the other warps run: one may
// hold what it spins on.
constexpr int kPatience = 16;

[[noreturn]] void FiberMain();

// The context to continue the running thread with: on a fiber of its own if it is fresh.
inline void* Resume() {
  Activate(pass.position);
  Thread& thread = pass.thread();
  if (pass.fresh()) thread.fiber = fiber_pool.Take(&FiberMain, &thread.context);
  pass.fiber = thread.fiber;
  return thread.context;
}

// Begins a pass of the listed lanes of a warp.
void BeginPass(Warp& warp) {
  block.warp = &warp;
  pass.position = warp.list;
  pass.last = warp.list + warp.listed - 1;
  pass.last_suspended = warp.list[0]->wait == Wait::kNotRunning ? nullptr : pass.last;
}

// Lists the lanes that `runs` names, in schedule order.
template <class Predicate>
void List(Warp& warp, Predicate runs) {
  warp.lists_all = false;
  warp.listed = 0;
  for (int lane : running.lane_order) {
    Thread* thread = warp.first + lane;
    if (lane < warp.size && runs(*thread)) warp.list[warp.listed++] = thread;
  }
}

// Begins a warp's first pass after a barrier (or its very first).
void EnterWarp(Warp& warp) {
  warp.at_barrier = 0;
  if (warp.relist) {
    const bool all = warp.live == warp.size;
    List(warp, [all](const Thread& t) { return all || t.wait != Wait::kNotRunning; });
    warp.lists_all = all;
    warp.relist = false;
  }
  BeginPass(warp);
}

void ReleaseBarrier() {
  block.barrier_results[block.barrier_generation & 1] = {block.barrier_true, block.arrived};
  ++block.barrier_generation;
  block.arrived = 0;
  block.barrier_true = 0;
  pass.barrier = {};
  running.epoch_tick = ++running.tick;
  for (int i = 0; i < block.warp_count; ++i) {
    if (block.warps[i].live > 0) block.warps[i].turn = Turn::kToCome;
  }
  ++execution.progress;
  ++execution.result.counters.barriers;
}

// Resumes the lanes that only needed room in the log.
void ContinueWarp(Warp& warp) {
  warp.relist = true;
  warp.log_full = 0;
  List(warp, [](const Thread& t) { return t.wait == Wait::kLogFull; });
  BeginPass(warp);
}

// Cells keep 28 bits of a tick; nobody waits for a block that needs so many of them.
constexpr Tick kTicksOfOneBlock = 1 << 24;

[[noreturn]] void ReportTooManyTicks() {
  Finding finding;
  finding.kind = FindingKind::kUnsupported;
  finding.kernel = running.kernel;
  finding.where.pc = execution.launch->pc;
  finding.where.action = "launch";
  finding.summary =
      "the launch has more blocks and barriers than the simulator can tell apart; the rest was not "
      "checked";
  finding.advice =
      "launch fewer blocks that do more each, for example with a grid-stride loop, or run it with "
      "--no-checks";
  Report(std::move(finding));
  AbortLaunch(GridStatus::kTrapped);
}

// Sets up the next block of the launch; false if all have run.
bool EnterNextBlock() {
  if (execution.block_number == execution.block_total) return false;
  if (pass.instrumented && running.tick > kMaxTick - kTicksOfOneBlock) ReportTooManyTicks();
  const std::uint64_t number = execution.block_number++;
  const std::uint64_t index = ScheduledBlock(number, execution.block_total);
  block.live = running.thread_count;
  for (int i = 0; i < block.warp_count; ++i) block.warps[i].live = block.warps[i].size;
  BeginBlock(number, {static_cast<std::uint32_t>(index % gridDim.x),
                      static_cast<std::uint32_t>(index / gridDim.x % gridDim.y),
                      static_cast<std::uint32_t>(index / gridDim.x / gridDim.y)});
  return true;
}

[[noreturn]] void ReturnToHost() {
  void* abandoned;
  simt_switch(&abandoned, execution.main_context);
  __builtin_unreachable();
}

// Begins the next pass once the current warp cannot go on or gives way: of another warp, after the
// barrier, or of the next block. Does not return if the launch is over.
void NextWarp() {
  for (;;) {
    while (++block.position < block.warp_count) {
      Warp& warp = block.warps[block.warp_order[block.position]];
      if (warp.turn == Turn::kToCome) return EnterWarp(warp);
      if (warp.turn == Turn::kGaveWay) return ContinueWarp(warp);
    }
    block.position = -1;
    if (block.arrived == block.live && block.at_grid_barrier) grid_barrier.Park();
    if (block.live == 0) {
      if (!EnterNextBlock() && !grid_barrier.Resume()) ReturnToHost();
    } else if (block.arrived == block.live) {
      ReleaseBarrier();
    }
  }
}

// Some lanes stopped for other reasons than the barrier: begins a pass of those that may go on.
// False if the warp gives way.
bool ResolveWaits(Warp& warp) {
  warp.relist = true;
  if (warp.fenced > 0) {
    ++running.tick;  // what the fenced lanes did before is now behind them: see ThreadFence
    warp.fenced = 0;
    warp.log_full = 0;
    List(warp, [](const Thread& t) { return t.wait == Wait::kFence || t.wait == Wait::kLogFull; });
  } else if (warp.log_full > 0) {
    if (++warp.full_logs >= kPatience) {
      warp.full_logs = 0;
      warp.turn = Turn::kGaveWay;
      return false;
    }
    warp.log_full = 0;
    List(warp, [](const Thread& t) { return t.wait == Wait::kLogFull; });
  } else {
    bool runnable[kWarpSize] = {};
    warp.at_operation -= CompleteWarpOperations(warp, runnable);
    ++execution.progress;
    ++execution.result.counters.warp_syncs;
    List(warp, [&](const Thread& t) { return runnable[t.lane()]; });
  }
  BeginPass(warp);
  return true;
}

// Called after the last lane of a pass: begins the next one.
void EndPass() {
  Warp& warp = *block.warp;
  const int at_barrier = warp.listed - pass.ended - pass.waiting;
  if (pass.ended > 0) {
    warp.relist = true;
    warp.live -= pass.ended;
    block.live -= pass.ended;
    execution.progress += pass.ended;
    pass.ended = 0;
  }
  pass.waiting = 0;
  warp.at_barrier += at_barrier;
  block.arrived += at_barrier;
  if (pass.instrumented) AnalyzeSegment(warp.running, /*final=*/warp.log_full == 0);
  if (warp.at_barrier == warp.live) {
    warp.turn = Turn::kDone;
    warp.full_logs = 0;
    NextWarp();
  } else if (!ResolveWaits(warp)) {
    NextWarp();
  }
}

// Turns to the next thread to run.
inline void Advance() {
  if (pass.position != pass.last) {
    ++pass.position;
  } else {
    EndPass();
  }
}

[[noreturn]] void FiberMain() {
  void (*const call)(void*) = execution.launch->call;
  void* const arguments = execution.launch->arguments;
  for (;;) {
    call(arguments);  // for the running thread and perhaps for some that follow it
    execution.in_simulator = true;
    Thread& ended = pass.thread();
    if (pass.instrumented) RecordLogEnd(ended);
    ended.wait = Wait::kNotRunning;
    ++pass.ended;
    Advance();
    if (pass.fresh()) {
      Activate(pass.position);
      execution.in_simulator = false;
      continue;
    }
    fiber_pool.GiveBack(pass.fiber);
    void* abandoned;  // not a thread's: its place may be that of another block's thread by now
    void* const next = Resume();
    execution.in_simulator = false;
    simt_switch(&abandoned, next);
  }
}

}  // namespace

void BeginBlock(std::uint64_t number, Index3 index) {
  execution.block_number_of_block = number;
  blockIdx = {index.x, index.y, index.z};
  running.block_index = index;
  running.block_tick = running.epoch_tick = ++running.tick;
  if (pass.instrumented) {
    running.block_starts.push_back(running.tick);
    running.block_indices.push_back(running.block_index);
  }
  ScheduleIndices(running.lane_order, kWarpSize, number);
  ScheduleIndices(block.warp_order, block.warp_count, number);
  block.arrived = 0;
  block.barrier_true = 0;
  for (int i = 0; i < block.warp_count; ++i) {
    Warp& warp = block.warps[i];
    warp.at_barrier = warp.log_full = warp.fenced = warp.at_operation = warp.full_logs = 0;
    warp.turn = warp.live > 0 ? Turn::kToCome : Turn::kDone;
    warp.relist = !warp.lists_all || ScheduleVaries();
  }
}

void RunBlocks() {
  block.position = -1;
  if (!EnterNextBlock()) return;
  NextWarp();
  simt_switch(&execution.main_context, Resume());
}

void AbortLaunch(GridStatus status) {
  execution.result.status = status;
  ReturnToHost();
}

void Suspend(Wait wait) { simt_suspend(static_cast<int>(wait)); }

int SyncThreads(BarrierMode mode, int predicate, Site site) {
  if (!execution.in_kernel) NotInKernel("__syncthreads");
  block.barrier_true += predicate != 0;
  const unsigned generation = block.barrier_generation;
  simt_sync_threads(site.file, site.line);
  const BarrierResult& result = block.barrier_results[generation & 1];
  switch (mode) {
    case BarrierMode::kPlain:
      return 0;
    case BarrierMode::kCount:
      return result.count;
    case BarrierMode::kAnd:
      return result.count == result.arrived;
    case BarrierMode::kOr:
      return result.count > 0;
  }
  return 0;
}

}  // namespace simt

using simt::Thread;

extern "C" {

// The running thread, whose context is given, waits: returns the context to continue.
__attribute__((used)) void* simt_next(int wait, void* context) {
  simt::execution.in_simulator = true;
  Thread& self = simt::pass.thread();
  self.context = context;
  self.fiber = simt::pass.fiber;
  self.wait = static_cast<simt::Wait>(wait);
  if (self.wait != simt::Wait::kBarrier) ++simt::pass.waiting;
  if (simt::pass.instrumented) simt::RecordLogEnd(self);
  simt::Advance();
  void* const next = simt::Resume();
  simt::execution.in_simulator = false;
  return next;
}

// The running thread arrives at a barrier: returns the context to continue. context_switch.S does
// the same itself where this is neither the first thread nor the last of a pass.
__attribute__((used)) void* simt_arrive(const char* file, int line, void* context) {
  if (!simt::execution.in_kernel) simt::NotInKernel("__syncthreads");
  Thread& self = simt::pass.thread();
  simt::Site& barrier = simt::pass.barrier;
  if (barrier.file == nullptr) {
    barrier = {file, line};
    simt::block.barrier_first = &self;
  } else if (barrier.line != line ||
             (barrier.file != file && std::strcmp(barrier.file, file) != 0)) {
    simt::ReportDivergentBarrier(*simt::block.barrier_first, barrier, self, {file, line});
  }
  return simt_next(static_cast<int>(simt::Wait::kBarrier), context);
}

}  // extern "C"
