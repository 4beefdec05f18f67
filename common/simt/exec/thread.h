// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: thread.h
//
// One thread of the running block, and the pass it runs in. Threads start, end and meet at barriers
// a hundred million times in a launch of some size, so that what happens then is written to cost
// little: threads that never wait follow one another in one loop, compiled beside the kernel (see
// EndBeforeFreshThread), and a barrier switches stacks in assembly (context_switch.S).

#ifndef COMMON_SIMT_EXEC_THREAD_H_
#define COMMON_SIMT_EXEC_THREAD_H_

#include <cstddef>
#include <cstdint>

#include "common/simt/device/access.h"
#include "common/simt/device/shadow_map.h"
#include "common/simt/exec/device_api.h"

struct uint3;
struct dim3;

namespace simt {

// The type of CUDA's builtin variables.
struct BuiltinIndex {
  std::uint32_t x, y, z;
  operator uint3() const;
  operator dim3() const;
};

// threadIdx, with room behind it: a switch copies 16 bytes at once.
struct alignas(16) RunningIndex : BuiltinIndex {};
extern RunningIndex running_index __asm__("threadIdx");

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

// Half a cache line: a block's threads are walked through at every barrier, and the first-level
// cache has to hold their stacks, too.
struct alignas(32) Thread {
  void* context;  // where it is suspended
  Fiber* fiber;   // where it runs, once it has been suspended
  BuiltinIndex index;
  std::uint16_t linear;
  Wait wait;

  SIMT_NO_HOOKS int lane() const { return linear % kWarpSize; }
  SIMT_NO_HOOKS Access* log_column() const { return &access_log.rows[0][lane()]; }
};

// What happens in a pass of a warp: each of its runnable lanes in turn, until it ends or waits.
// Either all of them are fresh, that is, have not started yet, or none is.
struct Pass {
  Thread* const* position;  // of the running thread in the list of those that the pass runs
  Thread* const* last;      // of that list
  // `last` if each of them has been suspended, so that all but the last can be switched from; else
  // nullptr.
  Thread* const* last_suspended;
  Fiber* fiber;       // that the running thread runs on
  Site barrier;       // the one being gathered; no file if nobody has arrived yet
  int ended;          // threads that ended in this pass
  int waiting;        // threads that wait for something else than the barrier since this pass
  bool instrumented;  // some module of the program was compiled with access hooks

  SIMT_NO_HOOKS Thread& thread() const { return **position; }  // the running one
  SIMT_NO_HOOKS bool fresh() const { return last_suspended == nullptr; }
};
extern Pass pass __asm__("simt_pass");

// Where each lane's column of the log ends; at its first row for a lane that has not run.
extern Access* log_ends[kWarpSize] __asm__("simt_log_ends");

// context_switch.S knows these.
static_assert(sizeof(Thread) == 32 && offsetof(Thread, context) == 0 &&
              offsetof(Thread, fiber) == 8 && offsetof(Thread, index) == 16 &&
              offsetof(Thread, linear) == 28 && offsetof(Thread, wait) == 30);
static_assert(offsetof(Pass, position) == 0 && offsetof(Pass, last_suspended) == 16 &&
              offsetof(Pass, fiber) == 24 && offsetof(Pass, barrier) == 32 &&
              offsetof(Pass, instrumented) == 56 && offsetof(Site, line) == 8);
static_assert(offsetof(AccessLog, next) == 0 && offsetof(AccessLog, rows) == 16 &&
              static_cast<int>(Wait::kBarrier) == 1);

SIMT_NO_HOOKS inline void RecordLogEnd(const Thread& thread) {
  const int lane = thread.lane();
  Access* const end = access_log.next;
  log_ends[lane] = end;
  // The cells of global memory will be needed when the warp's other lanes have run, and are rarely
  // in a cache. A cache line holds four: one lane in four fetches what the segment begins with.
  if (lane % 4 != 0) return;
  const Access* const last = access_log.rows[4];
  for (const Access* access = thread.log_column(); access < end && access < last;
       access += kWarpSize) {
    if (AddressOf(*access) >= kDeviceBegin)
      __builtin_prefetch(CellOf(AddressOf(*access)), /*rw=*/1);
  }
}

// Makes the thread at `position` of the pass the running one. Whoever calls continues it: by a
// switch, or by a plain call if it is fresh.
SIMT_NO_HOOKS inline void Activate(Thread* const* position) {
  pass.position = position;
  const Thread* thread = *position;
  // However the compiler mixes this with the kernel, what a thread does comes after the words by
  // which a fault or the watch for hangs knows it.
  __asm__ volatile("" : "+r"(thread) : "m"(pass.position), "m"(pass.ended));
  running_index.x = thread->index.x;
  running_index.y = thread->index.y;
  running_index.z = thread->index.z;
  if (pass.instrumented) access_log.next = thread->log_column();
}

// The running thread has returned from the kernel. Where a fresh one follows it, that becomes the
// running one, and the caller is to call the kernel for it. Otherwise returns false, having done
// nothing: FiberMain has to.
SIMT_NO_HOOKS inline bool EndBeforeFreshThread() {
  if (!pass.fresh() || pass.position == pass.last) return false;
#ifdef __SANITIZE_THREAD__
  RecordLogEnd(pass.thread());
#else
  if (pass.instrumented) return false;  // by another module
#endif
  ++pass.ended;
  Activate(pass.position + 1);
  return true;
}

#undef SIMT_NO_HOOKS

}  // namespace simt

#endif  // COMMON_SIMT_EXEC_THREAD_H_
