// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/exec/grid.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

#include "common/simt/check/checker.h"
#include "common/simt/check/describe.h"
#include "common/simt/device/address_space.h"
#include "common/simt/device/running.h"
#include "common/simt/exec/block.h"
#include "common/simt/exec/fault.h"
#include "common/simt/exec/grid_barrier.h"
#include "common/simt/exec/segment.h"

extern simt::BuiltinIndex blockDim, gridDim;
int warpSize = 32;

// What `extern __shared__` arrays are lowered to. As large as a block may ask for.
extern "C" {
alignas(128) char simt_dynamic_shared[227 * 1024];
}

namespace simt {
namespace {

Allocation* DynamicShared() {
  static Allocation* const allocation = [] {
    static Variable variable = {};
    variable.address = simt_dynamic_shared;
    variable.size = sizeof simt_dynamic_shared;
    variable.kind = MemoryKind::kShared;
    variable.name = "simt_dynamic_shared";
    RegisterVariable(&variable);
    return AddressSpace::Get().Find(reinterpret_cast<std::uintptr_t>(simt_dynamic_shared));
  }();
  return allocation;
}

void SetUpThreads() {
  running.thread_count = static_cast<int>(running.block[0] * running.block[1] * running.block[2]);
  block.warp_count = (running.thread_count + kWarpSize - 1) / kWarpSize;
  for (int i = 0; i < running.thread_count; ++i) {
    Thread& thread = block.threads[i];
    const Index3 index = ThreadIndex(i);
    thread.index.x = index.x;
    thread.index.y = index.y;
    thread.index.z = index.z;
    thread.linear = static_cast<std::uint16_t>(i);
  }
  for (int i = 0; i < block.warp_count; ++i) {
    Warp& warp = block.warps[i];
    warp.first = block.threads + i * kWarpSize;
    warp.size = std::min(kWarpSize, running.thread_count - i * kWarpSize);
    warp.running.index = i;
  }
}

void SetUp(const GridLaunch& launch) {
  running.kernel = launch.name;
  const bool same_block = std::memcmp(running.block, launch.block, sizeof running.block) == 0;
  std::memcpy(running.grid, launch.grid, sizeof running.grid);
  std::memcpy(running.block, launch.block, sizeof running.block);
  std::memcpy(&gridDim, launch.grid, sizeof gridDim);
  std::memcpy(&blockDim, launch.block, sizeof blockDim);
  if (!same_block) SetUpThreads();
  // An aborted launch leaves threads waiting.
  for (int i = 0; i < running.thread_count; ++i) block.threads[i].wait = Wait::kNotRunning;
  const bool instrumented = pass.instrumented;
  pass = {};
  pass.instrumented = instrumented;
  DynamicShared()->size = launch.dynamic_shared_bytes;
  for (Warp& warp : block.warps) warp.lists_all = false;
  running.static_shared_bytes = 0;
  if (running.tick > kMaxTick / 2) RestartTicks();
  running.launch_tick = ++running.tick;
  running.fences_seen = false;
  running.block_starts.clear();
  running.block_indices.clear();
  execution.launch = &launch;
  execution.result = {};
  execution.progress = 0;
  execution.block_number = 0;
  block.at_grid_barrier = false;
  grid_barrier.Reset();
  execution.block_total = std::uint64_t{launch.grid[0]} * launch.grid[1] * launch.grid[2];
}

}  // namespace

GridResult RunGrid(const GridLaunch& launch) {
  SetUp(launch);
  const Tick first_tick = running.launch_tick;
  {
    OpenDeviceMemory open;
    HangWatch watch;
    ClearLog();
    access_log.limit = &access_log.rows[0][0] + kLogRows * kWarpSize;
    execution.in_kernel = true;
    RunBlocks();
    execution.in_kernel = false;
    execution.in_simulator = false;
    access_log.limit = nullptr;
    pass.last_suspended = nullptr;  // so that a barrier called by the host does not switch
  }
  fiber_pool.Abandon();
  DiscardOpenRequests();
  running.launch_tick = first_tick;  // a barrier of the grid has moved it
  ++running.tick;  // what the host or the next launch does comes after all of this
  KernelCounters& n = execution.result.counters;
  n.launches = 1;
  n.blocks = execution.block_total;
  n.warps = n.blocks * block.warp_count;
  n.threads = n.blocks * running.thread_count;
  execution.result.static_shared_bytes = running.static_shared_bytes;
  return execution.result;
}

bool ProgramIsInstrumented() { return pass.instrumented; }

Place PlaceOf(const Thread& thread, std::uintptr_t pc, const char* action) {
  return DevicePlace(pc, thread.linear, action);
}

void ReportDivergentBarrier(const Thread& first, Site first_site, const Thread& second,
                            Site second_site) {
  const auto place = [](const Thread& thread, Site site) {
    Place place = PlaceOf(thread, 0, "__syncthreads");
    place.source.file = site.file;
    place.source.line = site.line;
    return place;
  };
  Finding finding;
  finding.kind = FindingKind::kDivergentBarrier;
  finding.kernel = running.kernel;
  finding.where = place(second, second_site);
  finding.other = place(first, first_site);
  finding.summary = "threads of one block wait at different barriers (lines " +
                    std::to_string(first_site.line) + " and " + std::to_string(second_site.line) +
                    ")";
  finding.advice =
      "every thread of the block must reach the same __syncthreads(): move it out of the branch or "
      "loop";
  Report(std::move(finding));
  AbortLaunch(GridStatus::kTrapped);
}

void NotInKernel(const char* function) {
  std::fprintf(stderr, "simt: %s was called by the host; only a kernel may call it\n", function);
  std::abort();
}

void DeviceAssertFailed(const char* expression, Site site, const char* function) {
  Finding finding;
  finding.kind = FindingKind::kAssert;
  finding.kernel = running.kernel;
  finding.where = PlaceOf(pass.thread(), 0, "assert");
  finding.where.source.file = site.file;
  finding.where.source.line = site.line;
  finding.summary = std::string("assertion failed in ") + function + ": " + expression;
  finding.advice =
      "the program states that this can never be false; find out which input makes it so";
  Report(std::move(finding));
  AbortLaunch(GridStatus::kAssert);
}

void DeviceTrap(Site site) {
  Finding finding;
  finding.kind = FindingKind::kAssert;
  finding.kernel = running.kernel;
  finding.where = PlaceOf(pass.thread(), 0, "__trap");
  finding.where.source.file = site.file;
  finding.where.source.line = site.line;
  finding.summary = "the kernel stopped itself with __trap()";
  finding.advice = "see what leads to it";
  Report(std::move(finding));
  AbortLaunch(GridStatus::kTrapped);
}

void DeviceUnsupported(const char* function, const char* advice, std::uintptr_t pc) {
  Finding finding;
  finding.kind = FindingKind::kUnsupported;
  finding.kernel = running.kernel;
  finding.where = PlaceOf(pass.thread(), pc, function);
  finding.summary =
      std::string("a kernel calls ") + function + ", which the simulator does not support";
  finding.advice = advice;
  Report(std::move(finding));
  AbortLaunch(GridStatus::kTrapped);
}

}  // namespace simt
