// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: synchronization.h
//
// Barriers of a block and of a warp, memory fences, and the ways a kernel stops. Each call knows
// its own line: line and file are not the caller's to give.

#ifndef COMMON_SIMT_INCLUDE_SIMT_SYNCHRONIZATION_H_
#define COMMON_SIMT_INCLUDE_SIMT_SYNCHRONIZATION_H_

#include "common/simt/exec/device_api.h"
#include "simt/qualifiers.h"

#define SIMT_SITE_PARAMETERS int line = __builtin_LINE(), const char *file = __builtin_FILE()
#define SIMT_SITE \
  ::simt::Site { file, line }

SIMT_INLINE void __syncthreads(SIMT_SITE_PARAMETERS) { ::simt_sync_threads(file, line); }
SIMT_INLINE int __syncthreads_count(int predicate, SIMT_SITE_PARAMETERS) {
  return ::simt::SyncThreads(::simt::BarrierMode::kCount, predicate, SIMT_SITE);
}
SIMT_INLINE int __syncthreads_and(int predicate, SIMT_SITE_PARAMETERS) {
  return ::simt::SyncThreads(::simt::BarrierMode::kAnd, predicate, SIMT_SITE);
}
SIMT_INLINE int __syncthreads_or(int predicate, SIMT_SITE_PARAMETERS) {
  return ::simt::SyncThreads(::simt::BarrierMode::kOr, predicate, SIMT_SITE);
}
SIMT_INLINE void __syncwarp(unsigned mask = 0xffffffffu, SIMT_SITE_PARAMETERS) {
  ::simt::SyncWarp(mask, SIMT_SITE);
}

SIMT_INLINE void __threadfence_block() { ::simt::ThreadFence(::simt::FenceScope::kBlock); }
SIMT_INLINE void __threadfence() { ::simt::ThreadFence(::simt::FenceScope::kDevice); }
SIMT_INLINE void __threadfence_system() { ::simt::ThreadFence(::simt::FenceScope::kSystem); }

// Time does not pass inside a kernel; a loop that waits is pre-empted where it reads memory.
SIMT_INLINE void __nanosleep(unsigned) {}

// A kernel's clock goes a step further whenever it is read: a loop that waits for a time comes to
// an end, but it measures nothing. (clock() is in simt/memory_functions.h.)
extern "C" long long clock64() noexcept;

[[noreturn]] SIMT_INLINE void __trap(SIMT_SITE_PARAMETERS) { ::simt::DeviceTrap(SIMT_SITE); }

#endif  // COMMON_SIMT_INCLUDE_SIMT_SYNCHRONIZATION_H_
