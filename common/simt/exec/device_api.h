// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: device_api.h
//
// What the device functions of include/ (__syncthreads, __shfl_sync, atomicAdd, ...) are made of.
// Every function here may suspend the calling thread and run others. Called outside a kernel it
// reports kUnsupported and ends the program.

#ifndef COMMON_SIMT_EXEC_DEVICE_API_H_
#define COMMON_SIMT_EXEC_DEVICE_API_H_

#include <cstdint>

namespace simt {

// Where a device function was called, taken by the default arguments of the wrappers in include/.
// The line identifies a barrier: a compiler may duplicate a call, and the copies are still one
// barrier.
struct Site {
  const char* file;
  int line;
};

enum class BarrierMode { kPlain, kCount, kAnd, kOr };
// __syncthreads and its three variants; returns the reduction of `predicate` over the block's live
// threads (0 for kPlain).
int SyncThreads(BarrierMode mode, int predicate, Site site);

// Waits for all threads of a cooperative launch; one that is not is reported and ends.
void SyncGrid(Site site);
bool IsCooperativeLaunch();

// __syncwarp(mask): converges the lanes of `mask` and orders their memory accesses.
void SyncWarp(std::uint32_t mask, Site site);

enum class ShuffleMode { kIndex, kUp, kDown, kXor };
// Returns the 8 bytes of the source lane, as __shfl*_sync defines it for a width of 2, 4, 8, 16
// or 32.
std::uint64_t Shuffle(ShuffleMode mode, std::uint32_t mask, std::uint64_t value,
                      std::uint32_t operand, int width, Site site);

enum class VoteMode { kAll, kAny, kBallot, kMatchAny, kMatchAll };
// Votes take a predicate (0 or 1) as value, matches any value. Returns 0/1, or the mask of lanes
// (ballot, match).
std::uint32_t Vote(VoteMode mode, std::uint32_t mask, std::uint64_t value, Site site);

std::uint32_t ActiveMask(Site site);

enum class FenceScope { kBlock, kDevice, kSystem };
void ThreadFence(FenceScope scope);

// Announces an atomic read-modify-write of `bytes` (2, 4 or 8) at `address`; the wrapper then does
// it with plain, uninstrumented code. `pc` is the return address of the wrapper
// (__builtin_return_address(0) of a noinline function): the student's line. On the host it only
// checks that the host may touch the address.
void AtomicAccess(const volatile void* address, unsigned bytes, std::uintptr_t pc);
// The same for an atomic store, which reads nothing.
void AtomicStoreAccess(const volatile void* address, unsigned bytes, std::uintptr_t pc);
// The same for a compare-and-swap, which may have been prepared by a plain read of the word.
void CompareAndSwapAccess(const volatile void* address, unsigned bytes, std::uintptr_t pc);

// Announces plain accesses made by uninstrumented code for the program (memcpy, memset, printf's
// strings).
void RangeAccess(const void* address, std::uint64_t bytes, bool is_write, std::uintptr_t pc);

// True while a kernel runs on the calling fiber.
bool InKernel();
unsigned LaneId();

// Device-side assert() that failed, and __trap(): reports, stops the launch, never returns.
[[noreturn]] void DeviceAssertFailed(const char* expression, Site site, const char* function);
[[noreturn]] void DeviceTrap(Site site);
// A kernel called a function that the simulator does not have, at `pc`: the same.
[[noreturn]] void DeviceUnsupported(const char* function, const char* advice, std::uintptr_t pc);

}  // namespace simt

// __syncthreads() itself, SyncThreads(kPlain, 0, {file, line}) without its cost: see
// context_switch.S.
extern "C" void simt_sync_threads(const char* file, int line);
// Suspends the calling thread for a reason of exec/.
extern "C" void simt_suspend(int wait);

#endif  // COMMON_SIMT_EXEC_DEVICE_API_H_
