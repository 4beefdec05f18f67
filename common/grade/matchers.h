// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: matchers.h
//
// Matchers on a RunResult: hazards and memory behaviour.
//
// What they ask is counted by the simulator. On a GPU nothing is counted there, and a run that
// finished matches: the same test then grades values and measured time. A run that did not finish
// matches nothing. Matchers about memory fail a run whose kernels moved less than the work needs:
// who moves nothing has not computed on the GPU.
//
// Counters and findings are made in the submission's own process. Code that attacks the simulator
// in there can falsify them, as it cannot the values: those are compared on the trusted side.

#ifndef COMMON_GRADE_MATCHERS_H_
#define COMMON_GRADE_MATCHERS_H_

#include <cstdint>

#include "common/grade/run_result.h"
#include "common/simt/count/gpu.h"
#include "common/simt/report/finding.h"
#include "gmock/gmock.h"

namespace grade {

using RunMatcher = ::testing::Matcher<const RunResult&>;

// The number of 32-byte sectors that `count` contiguous elements of T fill.
template <class T>
constexpr std::uint64_t Sectors(std::uint64_t count) {
  return (count * sizeof(T) + 31) / 32;
}

// No race, no bad address, no uninitialised read, nothing at all was found, under any schedule, and
// at least one kernel ran (for IsCleanOrEmpty, which is for empty inputs, none need have).
RunMatcher IsClean();
RunMatcher IsCleanOrEmpty();
// No finding of this one kind under any schedule, whatever else was found: for a line that is about
// one mistake.
RunMatcher IsFreeOf(simt::FindingKind kind);

// Sectors of global memory loaded (stored) by all kernels: at most `ratio` times `ideal_sectors`,
// and no fewer than `ideal_sectors`. See Sectors().
RunMatcher LoadsAtMost(double ratio, std::uint64_t ideal_sectors);
RunMatcher StoresAtMost(double ratio, std::uint64_t ideal_sectors);

// At least `words` words of 4 bytes were stored to shared memory, and as many were loaded from it.
RunMatcher UsesSharedMemory(std::uint64_t words);

// Shared memory wavefronts beyond the ideal. A run that never uses shared memory fails.
RunMatcher HasNoBankConflicts();
RunMatcher BankConflictsAtMost(std::uint64_t conflicts);

// Lane operations of atomics on global (shared) memory.
RunMatcher GlobalAtomicsAtMost(std::uint64_t operations);
RunMatcher SharedAtomicsAtMost(std::uint64_t operations);

// The fraction of lanes at work in memory instructions, 0 to 1.
RunMatcher WarpEfficiencyAtLeast(double fraction);

// Columns and rows of a grid of blocks, or of a block of threads.
struct Extent2 {
  std::uint32_t x, y;
};

// Every kernel of the call ran on exactly this grid, of one dimension or of two.
RunMatcher LaunchesExactly(std::uint32_t blocks, std::uint32_t threads);
RunMatcher LaunchesExactly(Extent2 blocks, Extent2 threads);
RunMatcher LaunchesKernels(int at_least, int at_most);

// Blocks (threads) of all launches together, those without work among them.
RunMatcher LaunchesBlocks(std::uint64_t at_least, std::uint64_t at_most);
RunMatcher LaunchesThreads(std::uint64_t at_least, std::uint64_t at_most);

// Every kernel's last launch was of blocks of whole warps. At least one kernel ran.
RunMatcher LaunchesWholeWarps();

// As many blocks of every kernel's last launch as a multiprocessor of `gpu` holds at once occupy at
// least this fraction of its warps, 0 to 1. At least one kernel ran. Registers are not known and do
// not limit (simt::kAssumedRegisters).
RunMatcher OccupancyAtLeast(double fraction, const simt::Gpu& gpu = simt::kGpu);

// Copies between host and device that the call itself made.
RunMatcher CopiesAtMost(std::uint64_t to_device_bytes, std::uint64_t to_host_bytes);

// Nowhere in the submission's file a float is converted to double, or a double to float, unless a
// cast says so. One constant without an f does that to all that it meets.
RunMatcher KeepsFloatsFloat();

}  // namespace grade

#endif  // COMMON_GRADE_MATCHERS_H_
