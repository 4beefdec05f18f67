// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: occupancy.h
//
// How many blocks of a kernel a multiprocessor holds at once, and what limits them.

#ifndef COMMON_SIMT_COUNT_OCCUPANCY_H_
#define COMMON_SIMT_COUNT_OCCUPANCY_H_

#include <cstddef>

#include "common/simt/count/gpu.h"

namespace simt {

// Only a GPU compiler knows how many registers a kernel needs. Small kernels need at most 32, the
// most with which 2048 threads fit.
inline constexpr int kAssumedRegisters = 32;

struct Occupancy {
  enum class Limit { kWarps, kBlocks, kRegisters, kSharedMemory };
  int blocks = 0;       // resident on one multiprocessor; 0: not even one fits
  int warps = 0;        // of those blocks
  double fraction = 0;  // warps / the most a multiprocessor holds
  Limit limit = Limit::kWarps;
};

// ComputeOccupancy()
//
// With w = ceil(threads / 32) warps a block, the blocks on a multiprocessor are the least of
//   floor(64 / w)                                         warps
//   32                                                    blocks
//   floor(4 * floor(16384 / r) / w), r = 32 * registers   registers: handed out by the warp in
//   units
//     rounded up to 256, from four files of 16384         of 256, from the four quarters
//   floor(228 KiB / s), s = shared bytes + 1 KiB          shared memory
//     rounded up to 128
// (the figures of sm_90). Source: CUDA's own occupancy calculator, cuda_occupancy.h.
Occupancy ComputeOccupancy(int threads_per_block, std::size_t shared_bytes_per_block,
                           int registers_per_thread = kAssumedRegisters, const Gpu& gpu = kGpu);

}  // namespace simt

#endif  // COMMON_SIMT_COUNT_OCCUPANCY_H_
