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

// The builtin variables of CUDA; include/ declares them const, so that a thread may keep them in
// registers.
struct SimtIndex {
  std::uint32_t x, y, z;
};
SimtIndex threadIdx, blockIdx, blockDim, gridDim;

namespace simt {

Execution execution;
Block block;
Pass pass;
FiberPool fiber_pool;

namespace {

// A warp that has run this many full logs without any other event lets the other warps run: one may
// hold what it spins on.
constexpr int kPatience = 16;

[[noreturn]] void FiberMain();

// Makes `thread` the running one and returns the context to continue it with, on a fiber of its own
// if it is fresh.
inline void* Resume(Thread* thread) {
  // The stacks of a block do not fit into the first-level cache: fetch the one after.
  if (thread->next != nullptr) {
    __builtin_prefetch(thread->next->context);
    __builtin_prefetch(static_cast<char*>(thread->next->context) + 64);
    __builtin_prefetch(static_cast<char*>(thread->next->context) + 128);
  }
  if (thread->wait == Wait::kNotRunning) {
    thread->fiber = fiber_pool.Take(&FiberMain, &thread->context);
  }
  Activate(thread);
  pass.fiber = thread->fiber;
  return thread->context;
}

// Lists the lanes that `runs` names, in schedule order.
template <class Predicate>
Thread* Link(Warp& warp, Predicate runs) {
  Thread* head = nullptr;
  Thread** tail = &head;
  warp.lists_all = false;
  for (int lane : running.lane_order) {
    Thread* thread = warp.first + lane;
    if (lane >= warp.size || !runs(*thread)) continue;
    *tail = thread;
    tail = &thread->next;
  }
  *tail = nullptr;
  return head;
}

// Begins a warp's first pass after a barrier (or its very first).
Thread* EnterWarp(Warp& warp) {
  block.warp = &warp;
  warp.at_barrier = 0;
  if (warp.relink) {
    const bool all = warp.live == warp.size;
    warp.head = Link(warp, [all](const Thread& t) { return all || t.wait != Wait::kNotRunning; });
    warp.lists_all = all;
    warp.relink = false;
  }
  return warp.head;
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
Thread* ContinueWarp(Warp& warp) {
  block.warp = &warp;
  warp.relink = true;
  warp.log_full = 0;
  return Link(warp, [](const Thread& t) { return t.wait == Wait::kLogFull; });
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

// The next thread to run once the current warp cannot go on or gives way: of another warp, after
// the barrier, or of the next block. Does not return if the launch is over.
Thread* NextWarp() {
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

// Some lanes stopped for other reasons than the barrier: lets them go on. Returns nullptr if the
// warp gives way.
Thread* ResolveWaits(Warp& warp) {
  warp.relink = true;
  if (warp.fenced > 0) {
    ++running.tick;  // what the fenced lanes did before is now behind them: see ThreadFence
    warp.fenced = 0;
    warp.log_full = 0;
    return Link(warp,
                [](const Thread& t) { return t.wait == Wait::kFence || t.wait == Wait::kLogFull; });
  }
  if (warp.log_full > 0) {
    if (++warp.full_logs < kPatience) return ContinueWarp(warp);
    warp.full_logs = 0;
    warp.turn = Turn::kGaveWay;
    return nullptr;
  }
  bool runnable[kWarpSize] = {};
  warp.at_operation -= CompleteWarpOperations(warp, runnable);
  ++execution.progress;
  ++execution.result.counters.warp_syncs;
  return Link(warp, [&](const Thread& t) { return runnable[t.lane()]; });
}

// Called after the last lane of a pass: returns the next thread to run.
Thread* EndOfPass() {
  Warp& warp = *block.warp;
  execution.in_simulator = true;
  if (pass.ended > 0) {
    warp.relink = true;
    warp.live -= pass.ended;
    block.live -= pass.ended;
    execution.progress += pass.ended;
    pass.ended = 0;
  }
  warp.at_barrier += pass.at_barrier;
  block.arrived += pass.at_barrier;
  pass.at_barrier = 0;
  if (pass.instrumented) AnalyzeSegment(warp.running, /*final=*/warp.log_full == 0);
  if (warp.at_barrier == warp.live) {
    warp.turn = Turn::kDone;
    warp.full_logs = 0;
  } else {
    Thread* next = ResolveWaits(warp);
    if (next != nullptr) {
      execution.in_simulator = false;
      return next;
    }
  }
  Thread* next = NextWarp();
  execution.in_simulator = false;
  return next;
}

[[noreturn]] void FiberMain() {
  void (*const call)(void*) = execution.launch->call;
  void* const arguments = execution.launch->arguments;
  for (;;) {
    // Returns when the last of the threads that follow one another has ended, on this fiber.
    call(arguments);
    Thread* const ended = pass.thread;
    Thread* const next = ended->next != nullptr ? ended->next : EndOfPass();
    if (next->wait == Wait::kNotRunning) {
      Activate(next);
      continue;
    }
    fiber_pool.GiveBack(pass.fiber);
    void* abandoned;  // not ended->context: its place may be that of another block's thread by now
    simt_switch(&abandoned, Resume(next));
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
    warp.relink = !warp.lists_all || ScheduleVaries();
  }
}

void RunBlocks() {
  block.position = -1;
  if (!EnterNextBlock()) return;
  Thread* first = NextWarp();
  simt_switch(&execution.main_context, Resume(first));
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
  Thread* self = simt::pass.thread;
  self->context = context;
  self->fiber = simt::pass.fiber;
  self->wait = static_cast<simt::Wait>(wait);
  simt::RecordLogEnd(*self);
  return simt::Resume(self->next != nullptr ? self->next : simt::EndOfPass());
}

// The running thread arrives at a barrier: returns the context to continue. context_switch.S does
// the same itself where this is neither the first thread nor the last of a pass.
__attribute__((used)) void* simt_arrive(const char* file, int line, void* context) {
  if (!simt::execution.in_kernel) simt::NotInKernel("__syncthreads");
  Thread* self = simt::pass.thread;
  self->site = {file, line};
  simt::Site& barrier = simt::pass.barrier;
  if (barrier.file == nullptr) {
    barrier = self->site;
    simt::block.barrier_first = self;
  } else if (barrier.line != line ||
             (barrier.file != file && std::strcmp(barrier.file, file) != 0)) {
    simt::ReportDivergentBarrier(*simt::block.barrier_first, *self);
  }
  ++simt::pass.at_barrier;
  return simt_next(static_cast<int>(simt::Wait::kBarrier), context);
}

}  // extern "C"
