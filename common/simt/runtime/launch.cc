// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: launch.cc
//
// A kernel launch: refuse it or run it, count it, and let it take its time on the timeline.

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string>

#include "common/simt/count/counters.h"
#include "common/simt/count/gpu.h"
#include "common/simt/count/occupancy.h"
#include "common/simt/count/time_model.h"
#include "common/simt/device/running.h"
#include "common/simt/exec/grid.h"
#include "common/simt/runtime/api_call.h"
#include "common/simt/runtime/error_state.h"
#include "common/simt/runtime/functions.h"
#include "common/simt/runtime/session.h"
#include "common/simt/runtime/stream_work.h"
#include "common/simt/runtime/timeline.h"
#include "common/simt/runtime/unfinished_work.h"
#include "simt/lowered.h"
#include "simt/runtime_api.h"

namespace simt {
namespace {

struct Refusal {
  cudaError_t error = cudaSuccess;
  std::string reason;
};

std::string Dimensions(const std::uint32_t (&extents)[3]) {
  return std::to_string(extents[0]) + " x " + std::to_string(extents[1]) + " x " +
         std::to_string(extents[2]);
}

// Why the device cannot run the launch; cudaSuccess if it can.
Refusal CheckConfiguration(const GridLaunch& launch) {
  const auto has_zero = [](const std::uint32_t(&extents)[3]) {
    return extents[0] == 0 || extents[1] == 0 || extents[2] == 0;
  };
  const auto exceeds = [](const std::uint32_t(&extents)[3], const std::uint32_t(&limits)[3]) {
    return extents[0] > limits[0] || extents[1] > limits[1] || extents[2] > limits[2];
  };
  if (has_zero(launch.grid)) {
    return {cudaErrorInvalidConfiguration, "a grid of " + Dimensions(launch.grid) + " is empty"};
  }
  if (has_zero(launch.block)) {
    return {cudaErrorInvalidConfiguration, "a block of " + Dimensions(launch.block) + " is empty"};
  }
  const std::uint64_t threads = std::uint64_t{launch.block[0]} * launch.block[1] * launch.block[2];
  if (threads > static_cast<std::uint64_t>(kGpu.max_threads_per_block)) {
    return {cudaErrorInvalidConfiguration,
            "a block of " + Dimensions(launch.block) + " has " + std::to_string(threads) +
                " threads, and the limit is " + std::to_string(kGpu.max_threads_per_block)};
  }
  if (exceeds(launch.block, kGpu.max_block)) {
    return {cudaErrorInvalidConfiguration, "a block of " + Dimensions(launch.block) +
                                               " exceeds the limit of " +
                                               Dimensions(kGpu.max_block)};
  }
  if (exceeds(launch.grid, kGpu.max_grid)) {
    return {cudaErrorInvalidConfiguration, "a grid of " + Dimensions(launch.grid) +
                                               " exceeds the limit of " +
                                               Dimensions(kGpu.max_grid)};
  }
  if (launch.dynamic_shared_bytes > AllowedDynamicShared()) {
    return {cudaErrorInvalidValue, std::to_string(launch.dynamic_shared_bytes) +
                                       " bytes of dynamic shared memory exceed the limit of " +
                                       std::to_string(AllowedDynamicShared()) +
                                       "; cudaFuncSetAttribute raises it to at most " +
                                       std::to_string(kGpu.shared_per_block_optin)};
  }
  return {};
}

// Why the blocks of a cooperative launch would not all be on the device at once. (How much static
// shared memory they use is known only when they have run.)
Refusal CheckResidency(const GridLaunch& launch) {
  const std::uint64_t blocks = std::uint64_t{launch.grid[0]} * launch.grid[1] * launch.grid[2];
  const int threads = static_cast<int>(launch.block[0] * launch.block[1] * launch.block[2]);
  const std::uint64_t resident = static_cast<std::uint64_t>(kGpu.multiprocessors) *
                                 ComputeOccupancy(threads, launch.dynamic_shared_bytes).blocks;
  if (blocks <= resident) return {};
  return {cudaErrorCooperativeLaunchTooLarge,
          "its " + std::to_string(blocks) +
              " blocks are to wait for each other, and the device has "
              "room for " +
              std::to_string(resident) + " of them at once"};
}

cudaError_t ErrorOf(GridStatus status) {
  switch (status) {
    case GridStatus::kOk:
      return cudaSuccess;
    case GridStatus::kIllegalAddress:
      return cudaErrorIllegalAddress;
    case GridStatus::kMisalignedAddress:
      return cudaErrorMisalignedAddress;
    case GridStatus::kAssert:
      return cudaErrorAssert;
    case GridStatus::kTrapped:
      return cudaErrorLaunchFailure;
    case GridStatus::kTimeout:
      return cudaErrorLaunchTimeout;
  }
  return cudaErrorUnknown;
}

void Add(KernelCounters& sum, const KernelCounters& more) {
  constexpr std::uint64_t KernelCounters::*kCounters[] = {
      &KernelCounters::launches,
      &KernelCounters::blocks,
      &KernelCounters::warps,
      &KernelCounters::threads,
      &KernelCounters::global_load_requests,
      &KernelCounters::global_load_sectors,
      &KernelCounters::global_load_bytes,
      &KernelCounters::global_store_requests,
      &KernelCounters::global_store_sectors,
      &KernelCounters::global_store_bytes,
      &KernelCounters::global_load_ideal_sectors,
      &KernelCounters::global_store_ideal_sectors,
      &KernelCounters::shared_load_requests,
      &KernelCounters::shared_load_wavefronts,
      &KernelCounters::shared_store_requests,
      &KernelCounters::shared_store_wavefronts,
      &KernelCounters::shared_load_bank_conflicts,
      &KernelCounters::shared_store_bank_conflicts,
      &KernelCounters::global_atomic_requests,
      &KernelCounters::global_atomic_operations,
      &KernelCounters::global_atomic_same_address,
      &KernelCounters::shared_atomic_requests,
      &KernelCounters::shared_atomic_operations,
      &KernelCounters::shared_atomic_same_address,
      &KernelCounters::barriers,
      &KernelCounters::warp_syncs,
      &KernelCounters::active_lanes,
      &KernelCounters::lane_slots,
  };
  static_assert(sizeof(KernelCounters) == sizeof(kCounters) / sizeof(kCounters[0]) * 8,
                "every counter is summed");
  for (const auto counter : kCounters) sum.*counter += more.*counter;
}

KernelRecord& RecordOf(const char* name) {
  std::vector<KernelRecord>& records = KernelRecords();
  const auto found =
      std::find_if(records.begin(), records.end(),
                   [name](const KernelRecord& record) { return record.name == name; });
  if (found != records.end()) return *found;
  records.emplace_back();
  records.back().name = name;
  return records.back();
}

// Sums up the launch under its kernel's name; returns its predicted time.
double Account(const GridLaunch& launch, const GridResult& result) {
  const std::size_t shared_bytes = launch.dynamic_shared_bytes + result.static_shared_bytes;
  LaunchShape shape;
  shape.blocks = std::uint64_t{launch.grid[0]} * launch.grid[1] * launch.grid[2];
  shape.threads_per_block = static_cast<int>(launch.block[0] * launch.block[1] * launch.block[2]);
  shape.shared_bytes = shared_bytes;
  const double seconds = PredictKernel(result.counters, shape).seconds();

  KernelRecord& record = RecordOf(launch.name);
  std::copy(std::begin(launch.grid), std::end(launch.grid), record.grid);
  std::copy(std::begin(launch.block), std::end(launch.block), record.block);
  record.shared_bytes = std::max<std::uint64_t>(record.shared_bytes, shared_bytes);
  record.counted = IsProgramChecked();
  Add(record.counters, result.counters);
  record.predicted_seconds += seconds;
  return seconds;
}

}  // namespace

void LaunchGrid(const char* name, dim3 grid, dim3 block, std::size_t shared_bytes,
                cudaStream_t stream, LaunchWishes wishes, void (*call)(void*), void* arguments,
                std::uintptr_t pc) {
  const ApiCall api_call(name, pc);
  ErrorState& errors = ErrorState::Get();
  if (errors.device_lost()) return;

  const GridLaunch launch = {
      name, {grid.x, grid.y, grid.z}, {block.x, block.y, block.z}, shared_bytes, call, arguments,
      pc,   wishes.cooperative};
  Refusal refusal = CheckConfiguration(launch);
  if (refusal.error == cudaSuccess && wishes.cooperative) refusal = CheckResidency(launch);
  if (refusal.error == cudaSuccess && wishes.clusters) {
    refusal = {cudaErrorNotSupported, "the simulator runs no thread block clusters"};
  }
  CUstream_st* in = Timeline::Get().Find(stream);
  if (refusal.error == cudaSuccess && in == nullptr) {
    refusal = {cudaErrorInvalidResourceHandle, "its stream does not exist"};
  }
  if (refusal.error != cudaSuccess) {
    errors.RefuseLaunch({refusal.error, name, refusal.reason, pc});
    return;
  }

  const GridResult result = RunGrid(launch);
  const double seconds = Account(launch, result);
  const StreamOperation operation = Timeline::Get().Enqueue(*in, Engine::kKernels, seconds);
  if (result.status != GridStatus::kOk) {
    errors.LoseDevice(ErrorOf(result.status));
    return;
  }
  UnfinishedWork::Get().AddKernel(name, running.launch_tick, running.tick, in->busy_until);
  StreamWork::Get().AddKernel(name, running.launch_tick, running.tick, operation, *in);
  const std::size_t allowed = std::max(AllowedDynamicShared(), kGpu.shared_per_block);
  if (result.static_shared_bytes + shared_bytes > allowed) {
    errors.RefuseLaunch({cudaErrorInvalidValue, name,
                         std::to_string(result.static_shared_bytes) + " bytes of static and " +
                             std::to_string(shared_bytes) +
                             " bytes of dynamic shared memory exceed the limit of " +
                             std::to_string(allowed) + " for both",
                         pc});
  }
}

}  // namespace simt
