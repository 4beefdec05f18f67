// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: time_model.h
//
// Predicts, from what a kernel did, how long the modelled GPU (gpu.h) would take. A roofline: each
// part of the machine needs so long for its share of the work, and the slowest decides. It knows
// only what the counters say, so arithmetic is guessed from the number of memory instructions, and
// caches beyond the coalescing of a warp do not exist. Made to rank versions of a kernel; call it
// "predicted" wherever it is shown.

#ifndef COMMON_SIMT_COUNT_TIME_MODEL_H_
#define COMMON_SIMT_COUNT_TIME_MODEL_H_

#include <cstddef>
#include <cstdint>

#include "common/simt/count/counters.h"
#include "common/simt/count/gpu.h"

namespace simt {

struct LaunchShape {
  std::uint64_t blocks = 1;
  int threads_per_block = 1;
  std::size_t shared_bytes = 0;  // of a block, static and dynamic
};

// The parts of a prediction, in seconds. All but the overhead overlap.
struct KernelTime {
  double overhead = 0;        // from the launch to the first instruction, and from the last on
  double dram = 0;            // 32-byte sectors over the memory's bandwidth
  double l1 = 0;              // wavefronts of global and shared accesses, one a cycle
  double issue = 0;           // instructions over the warp schedulers
  double global_atomics = 0;  // in the L2 cache, one at a time on each address
  double shared_atomics = 0;  // one at a time on each address of a block
  double latency = 0;         // what one warp waits for, times the waves of blocks

  double seconds() const;          // overhead + the longest of the others
  const char* bottleneck() const;  // "DRAM bandwidth", "latency", ...
};

// PredictKernel()
//
// With S = the multiprocessors that have a block, f = the clock:
//   overhead        4 us
//   dram            32 bytes * sectors / (0.75 * 4.8 TB/s)
//   l1              (max(requests, sectors / 4) + shared wavefronts) / (S f)
//   issue           4 instructions for each memory request / (4 schedulers * S f)
//   global_atomics  1.2 ns * operations / a, a = operations on different addresses in a request,
//                   from 1 to 8
//   shared_atomics  2 cycles * (requests + operations on an address already taken) / (S f)
//   latency         waves * (what one warp waits for): 350 ns for each four global loads, 500 ns
//                   for an atomic, 15 ns for each four shared accesses and for each barrier or
//                   warp synchronisation
// waves = blocks over the blocks that all multiprocessors hold at once (occupancy.h).
//
// The constants fit these times on an H200 (us; medians of 11, CUDA 13.0; n = 2^22 floats, 2^20
// atomics, transposes of 2048 x 2048, products of 1024 x 1024):
//                                                 measured    predicted
//   saxpy of n; of 2^20, one block of 1024         17; 183      18; 183
//   transpose naive; conflicts; padded          75; 26; 11   46; 22; 13
//   histogram of 10 bins, global; shared atomics    246; 8      161; 10
//   atomicAdd on one address, int; float         785; 1852   1262; 1262
//   matrix product, tiles of 16; of 32; naive  283;241;425 293;277;1198
// A kernel whose accesses hit the caches (the naive product; one thread on its own, 52 ms measured
// and 184 ms predicted) is faster than predicted.
KernelTime PredictKernel(const KernelCounters& counters, const LaunchShape& shape,
                         const Gpu& gpu = kGpu);

// Seconds for one copy over PCIe: 6 us, and the bytes at 0.85 of the link's speed from pinned
// memory, at 0.17 from pageable memory, which goes through a buffer. (Measured: 54 and 11 GB/s.)
double PredictHostCopy(std::uint64_t bytes, bool pinned, const Gpu& gpu = kGpu);

// Seconds for a copy within the device (each byte is read and written) or for a memset (written),
// at 0.85 of the memory's bandwidth.
double PredictDeviceCopy(std::uint64_t bytes, const Gpu& gpu = kGpu);
double PredictMemset(std::uint64_t bytes, const Gpu& gpu = kGpu);

}  // namespace simt

#endif  // COMMON_SIMT_COUNT_TIME_MODEL_H_
