// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/exec/grid_barrier.h"

#include <algorithm>
#include <cstring>
#include <iterator>
#include <string>
#include <utility>

#include "common/simt/exec/block.h"
#include "common/simt/exec/schedule.h"

namespace simt {

GridBarrier grid_barrier;

namespace {

// The shared variables that the launch has used; all where that is not known.
std::vector<Allocation*> UsedSharedVariables() {
  std::vector<Allocation*> used;
  AddressSpace& space = AddressSpace::Get();
  for (const Allocation* variable : space.Variables()) {
    if (variable->kind != MemoryKind::kShared || variable->size == 0) continue;
    if (pass.instrumented && variable->last_launch != running.launch_tick) continue;
    used.push_back(space.Find(variable->begin));
  }
  return used;
}

std::vector<SharedImage> SaveSharedMemory() {
  std::vector<SharedImage> images;
  for (const Allocation* variable : UsedSharedVariables()) {
    const char* const begin = reinterpret_cast<const char*>(variable->begin);
    images.push_back({variable, std::vector<char>(begin, begin + variable->size), {}});
    if (pass.instrumented) images.back().cells = SaveCells(variable->begin, variable->size);
  }
  return images;
}

}  // namespace

void GridBarrier::Reset() {
  waiting_.clear();
  released_.clear();
}

void GridBarrier::Park() {
  ParkedBlock parked;
  parked.number = execution.block_number_of_block;
  parked.index = running.block_index;
  parked.block_tick = running.block_tick;
  parked.threads.assign(block.threads, block.threads + running.thread_count);
  for (int i = 0; i < block.warp_count; ++i) parked.live_of_warps.push_back(block.warps[i].live);
  parked.live = block.live;
  parked.site = pass.barrier;
  parked.shared = SaveSharedMemory();
  waiting_.push_back(std::move(parked));

  for (int i = 0; i < running.thread_count; ++i) block.threads[i].wait = Wait::kNotRunning;
  block.live = block.arrived = block.barrier_true = 0;
  block.at_grid_barrier = false;
  pass.barrier = {};
  ++execution.progress;
  ++execution.result.counters.barriers;
}

bool GridBarrier::Resume() {
  if (released_.empty()) {
    if (waiting_.empty()) return false;
    Complete();
  }
  const ParkedBlock& parked = released_.front();
  std::copy(parked.threads.begin(), parked.threads.end(), block.threads);
  for (int i = 0; i < block.warp_count; ++i) {
    block.warps[i].live = parked.live_of_warps[i];
    block.warps[i].lists_all = false;
  }
  block.live = parked.live;
  BeginBlock(parked.number, parked.index);
  for (const SharedImage& image : parked.shared) {
    std::memcpy(reinterpret_cast<void*>(image.variable->begin), image.bytes.data(),
                image.bytes.size());
    if (pass.instrumented) {
      RestoreCells(image.variable->begin, image.cells, parked.block_tick, running.block_tick);
    }
  }
  running.epoch_tick = ++running.tick;  // what the block did before is behind all of its threads
  released_.pop_front();
  return true;
}

// To the checks, what comes behind the barrier is a launch of its own: all accesses before it are
// over.
void GridBarrier::Complete() {
  if (waiting_.size() < execution.block_total) ReportMissingBlocks();
  const std::vector<Allocation*> used = UsedSharedVariables();
  running.launch_tick = ++running.tick;
  for (Allocation* variable : used) variable->last_launch = running.launch_tick;
  running.block_starts.clear();
  running.block_indices.clear();
  std::move(waiting_.begin(), waiting_.end(), std::back_inserter(released_));
  waiting_.clear();
}

void GridBarrier::ReportMissingBlocks() const {
  const ParkedBlock& parked = waiting_.front();
  Finding finding;
  finding.kind = FindingKind::kDivergentBarrier;
  finding.kernel = running.kernel;
  finding.where.on_device = true;
  finding.where.block = parked.index;
  const auto waits = std::find_if(parked.threads.begin(), parked.threads.end(),
                                  [](const Thread& t) { return t.wait != Wait::kNotRunning; });
  finding.where.thread = ThreadIndex(waits->linear);
  finding.where.action = "grid.sync()";
  finding.where.source.file = parked.site.file;
  finding.where.source.line = parked.site.line;
  finding.summary = std::to_string(waiting_.size()) + " of " +
                    std::to_string(execution.block_total) +
                    " blocks wait for the whole grid, and the others have left the kernel: they "
                    "wait for ever";
  finding.advice =
      "let every block reach the same grid.sync(): do not return before it, and make the number of "
      "rounds the same for all blocks";
  Report(std::move(finding));
  AbortLaunch(GridStatus::kTrapped);
}

void SyncGrid(Site site) {
  if (!execution.in_kernel) NotInKernel("grid_group::sync");
  if (!execution.launch->cooperative) {
    Finding finding;
    finding.kind = FindingKind::kAssert;
    finding.kernel = running.kernel;
    finding.where = PlaceOf(pass.thread(), 0, "grid.sync()");
    finding.where.source.file = site.file;
    finding.where.source.line = site.line;
    finding.summary = "the kernel waits for the whole grid, but its launch is not cooperative";
    finding.advice = "launch it with cudaLaunchCooperativeKernel()";
    Report(std::move(finding));
    AbortLaunch(GridStatus::kTrapped);
  }
  block.at_grid_barrier = true;
  simt_sync_threads(site.file, site.line);
}

bool IsCooperativeLaunch() { return execution.in_kernel && execution.launch->cooperative; }

}  // namespace simt
