// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: time_model.cc

#include "common/simt/count/time_model.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "common/simt/count/occupancy.h"

namespace simt {
namespace {

constexpr double kLaunchOverhead = 4e-6;
constexpr double kAttainableDram = 0.75;  // by kernels
constexpr double kAttainableDramByCopies = 0.85;
constexpr double kSectorBytes = 32;
constexpr double kSectorsPerWavefront = 4;  // a line of 128 bytes
constexpr double kSchedulers = 4;
constexpr double kInstructionsPerRequest = 4;  // itself, its address, its use, its loop
constexpr double kCyclesPerSharedAtomic = 2;
constexpr double kOutstanding = 4;  // independent accesses a warp has under way
constexpr double kGlobalLatency = 350e-9;
constexpr double kAtomicLatency = 500e-9;
constexpr double kAtomicOnOneAddress = 1.2e-9;
constexpr double kAtomicsAtOnce = 8;  // on different addresses
constexpr double kSharedLatency = 15e-9;
constexpr double kBarrierLatency = 15e-9;
constexpr double kCopyOverhead = 6e-6;
constexpr double kPinnedShare = 0.85;
constexpr double kPageableShare = 0.17;

double Waves(const LaunchShape& shape, const Gpu& gpu) {
  const Occupancy occupancy =
      ComputeOccupancy(shape.threads_per_block, shape.shared_bytes, kAssumedRegisters, gpu);
  const double resident = static_cast<double>(std::max(occupancy.blocks, 1)) * gpu.multiprocessors;
  return std::ceil(static_cast<double>(shape.blocks) / resident);
}

}  // namespace

double KernelTime::seconds() const {
  return overhead + std::max({dram, l1, issue, global_atomics, shared_atomics, latency});
}

const char* KernelTime::bottleneck() const {
  const std::pair<double, const char*> parts[] = {
      {overhead, "launch overhead"},           {dram, "DRAM bandwidth"},
      {l1, "L1 and shared memory wavefronts"}, {issue, "instruction issue"},
      {global_atomics, "global atomics"},      {shared_atomics, "shared atomics"},
      {latency, "latency: too few warps"},
  };
  return std::max_element(std::begin(parts), std::end(parts),
                          [](const auto& a, const auto& b) { return a.first < b.first; })
      ->second;
}

KernelTime PredictKernel(const KernelCounters& counters, const LaunchShape& shape, const Gpu& gpu) {
  const auto count = [](std::uint64_t n) { return static_cast<double>(n); };
  const double multiprocessors =
      std::min(count(std::max<std::uint64_t>(shape.blocks, 1)), count(gpu.multiprocessors));
  const double cycles_per_second = multiprocessors * gpu.clock_hz;

  const double global_requests =
      count(counters.global_load_requests) + count(counters.global_store_requests);
  const double sectors = count(counters.global_load_sectors) + count(counters.global_store_sectors);
  const double shared_requests =
      count(counters.shared_load_requests) + count(counters.shared_store_requests);
  const double wavefronts =
      count(counters.shared_load_wavefronts) + count(counters.shared_store_wavefronts);

  KernelTime time;
  time.overhead = kLaunchOverhead;
  time.dram = kSectorBytes * sectors / (kAttainableDram * gpu.dram_bytes_per_second);
  time.l1 =
      (std::max(global_requests, sectors / kSectorsPerWavefront) + wavefronts) / cycles_per_second;
  time.issue = kInstructionsPerRequest *
               (global_requests + shared_requests + count(counters.global_atomic_requests) +
                count(counters.shared_atomic_requests)) /
               (kSchedulers * cycles_per_second);
  if (counters.global_atomic_requests > 0) {
    const double operations = count(counters.global_atomic_operations);
    const double different = (operations - count(counters.global_atomic_same_address)) /
                             count(counters.global_atomic_requests);
    time.global_atomics =
        operations * kAtomicOnOneAddress / std::clamp(different, 1.0, kAtomicsAtOnce);
  }
  time.shared_atomics =
      kCyclesPerSharedAtomic *
      (count(counters.shared_atomic_requests) + count(counters.shared_atomic_same_address)) /
      cycles_per_second;

  const double warps = std::max(1.0, count(counters.warps));
  const double blocks = std::max(1.0, count(counters.blocks));
  const double wait =
      kGlobalLatency * std::ceil(count(counters.global_load_requests) / warps / kOutstanding) +
      kAtomicLatency * count(counters.global_atomic_requests) / warps +
      kSharedLatency * (shared_requests + count(counters.shared_atomic_requests)) / warps /
          kOutstanding +
      kBarrierLatency * (count(counters.barriers) / blocks + count(counters.warp_syncs) / warps);
  time.latency = Waves(shape, gpu) * wait;
  return time;
}

double PredictHostCopy(std::uint64_t bytes, bool pinned, const Gpu& gpu) {
  const double share = pinned ? kPinnedShare : kPageableShare;
  return kCopyOverhead + static_cast<double>(bytes) / (share * gpu.pcie_bytes_per_second);
}

double PredictDeviceCopy(std::uint64_t bytes, const Gpu& gpu) {
  return kLaunchOverhead +
         2 * static_cast<double>(bytes) / (kAttainableDramByCopies * gpu.dram_bytes_per_second);
}

double PredictMemset(std::uint64_t bytes, const Gpu& gpu) {
  return kLaunchOverhead +
         static_cast<double>(bytes) / (kAttainableDramByCopies * gpu.dram_bytes_per_second);
}

}  // namespace simt
