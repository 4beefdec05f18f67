// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: thread.h
//
// One thread of the running block, and the pass it runs in. Threads start, end and meet at barriers
// a hundred million times in a launch of some size, so that what happens then is written to cost
// little: threads that never wait follow one another in one loop, compiled beside the kernel (see
// EndThread), and a barrier switches stacks in assembly (context_switch.S).

#ifndef COMMON_SIMT_EXEC_THREAD_H_
#define COMMON_SIMT_EXEC_THREAD_H_

#include <cstddef>
#include <cstdint>

#include "common/simt/device/access.h"
#include "common/simt/device/shadow_map.h"
#include "common/simt/exec/device_api.h"

// The builtin variables of CUDA; include/ declares them const, so that a thread may keep them in
// registers.
extern "C" {
extern std::uint32_t simt_thread_idx[3] __asm__("threadIdx");
}

namespace simt {

struct Fiber;

// The program's file is compiled with hooks; what it takes from here is not.
#define SIMT_NO_HOOKS __attribute__((always_inline, no_sanitize("thread", "bounds")))

enum class Wait : std::uint8_t {
  kNotRunning,  // not started yet, or ended
  kBarrier,
  kLogFull,  // nothing to wait for but room in the access log
  kFence,    // until its accesses so far are analysed
  kSyncWarp,
  kShuffle,
  kVote,
  kActiveMask,
};

// One cache line: a block's threads are walked through at every barrier.
struct alignas(64) Thread {
  void* context;  // where it is suspended
  Thread* next;   // runs after this one in the pass
  Fiber* fiber;
  Site site;               // of what it waits in
  std::uint32_t index[3];  // threadIdx
  std::uint16_t linear;
  Wait wait;
  Access* log_column;

  SIMT_NO_HOOKS int lane() const { return linear % kWarpSize; }
};

// What happens in a pass of a warp: each of its runnable lanes in turn, until it ends or waits.
struct Pass {
  Thread* thread;     // the running one
  Fiber* fiber;       // that it runs on
  int ended;          // threads that ended in this pass
  int at_barrier;     // threads that arrived at the barrier in this pass
  Site barrier;       // the one being gathered; no file if nobody has arrived yet
  bool instrumented;  // some module of the program was compiled with access hooks
};
extern Pass pass __asm__("simt_pass");

// Where each lane's column of the log ends; at its first row for a lane that has not run.
extern Access* log_ends[kWarpSize] __asm__("simt_log_ends");

// context_switch.S knows these.
static_assert(sizeof(Thread) == 64 && offsetof(Thread, context) == 0 &&
              offsetof(Thread, next) == 8 && offsetof(Thread, fiber) == 16 &&
              offsetof(Thread, site) == 24 && offsetof(Thread, index) == 40 &&
              offsetof(Thread, linear) == 52 && offsetof(Thread, wait) == 54 &&
              offsetof(Thread, log_column) == 56);
static_assert(offsetof(Pass, thread) == 0 && offsetof(Pass, fiber) == 8 &&
              offsetof(Pass, at_barrier) == 20 && offsetof(Pass, barrier) == 24 &&
              offsetof(Pass, instrumented) == 40);
static_assert(offsetof(AccessLog, next) == 0 && static_cast<int>(Wait::kBarrier) == 1 &&
              static_cast<int>(Wait::kNotRunning) == 0);

SIMT_NO_HOOKS inline void RecordLogEnd(const Thread& thread) {
  const int lane = thread.lane();
  Access* const end = access_log.next;
  log_ends[lane] = end;
  // The cells of global memory will be needed when the warp's other lanes have run, and are rarely
  // in a cache. A cache line holds four: one lane in four fetches what the segment begins with.
  if (lane % 4 != 0) return;
  const Access* const last = access_log.rows[4];
  for (const Access* access = thread.log_column; access < end && access < last;
       access += kWarpSize) {
    if (AddressOf(*access) >= kDeviceBegin)
      __builtin_prefetch(CellOf(AddressOf(*access)), /*rw=*/1);
  }
}

// Makes `thread` the running one. Whoever calls continues it: by a switch, or by a plain call if it
// is fresh.
SIMT_NO_HOOKS inline void Activate(Thread* thread) {
  pass.thread = thread;
  for (int i = 0; i < 3; ++i) simt_thread_idx[i] = thread->index[i];
  access_log.next = thread->log_column;
}

// `thread` has returned from the kernel. Returns the thread that the caller is to call the kernel
// for, already the running one; nullptr if the pass is over or goes on with a thread that waited.
SIMT_NO_HOOKS inline Thread* EndThread(Thread* thread) {
  if (pass.instrumented) RecordLogEnd(*thread);
  thread->wait = Wait::kNotRunning;
  ++pass.ended;
  Thread* const next = thread->next;
  if (next == nullptr || next->wait != Wait::kNotRunning) return nullptr;
  Activate(next);
  return next;
}

#undef SIMT_NO_HOOKS

}  // namespace simt

#endif  // COMMON_SIMT_EXEC_THREAD_H_
