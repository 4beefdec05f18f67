// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Shuffles, votes, __syncwarp and fences: operations in which lanes of a warp meet.

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>

#include "common/simt/check/fences.h"
#include "common/simt/exec/block.h"

namespace simt {
namespace {

const char* Name(const Thread& thread) {
  switch (thread.wait) {
    case Wait::kSyncWarp:
      return "__syncwarp";
    case Wait::kShuffle:
      return "a __shfl_sync";
    case Wait::kVote:
      return "a warp vote";
    case Wait::kActiveMask:
      return "__activemask";
    case Wait::kBarrier:
      return "__syncthreads";
    default:
      return "another statement";
  }
}

std::string Hex(std::uint32_t mask) {
  char text[16];
  std::snprintf(text, sizeof text, "0x%08x", mask);
  return text;
}

std::uint32_t LiveMask(const Warp& warp) {
  std::uint32_t mask = 0;
  for (int lane = 0; lane < warp.size; ++lane) {
    if (warp.first[lane].wait != Wait::kNotRunning) mask |= 1u << lane;
  }
  return mask;
}

Place PlaceOfWait(const Thread& thread) {
  const Site site = thread.wait == Wait::kBarrier ? pass.barrier : OperationOf(thread).site;
  Place place = PlaceOf(thread, 0, Name(thread));
  place.source.file = site.file;
  place.source.line = site.line;
  return place;
}

// A shuffle's source lane, or -1 if the caller keeps its own value (CUDA C++ Programming Guide,
// "Warp Shuffle Functions").
int SourceLane(const Thread& thread) {
  const WarpOperation& op = OperationOf(thread);
  const int lane = thread.lane(), segment = lane & ~(op.width - 1);
  const int last = segment + op.width - 1, operand = static_cast<int>(op.operand);
  switch (static_cast<ShuffleMode>(op.mode)) {
    case ShuffleMode::kIndex:
      return segment | (operand & (op.width - 1));
    case ShuffleMode::kUp:
      return operand > lane - segment ? -1 : lane - operand;
    case ShuffleMode::kDown:
      return operand > last - lane ? -1 : lane + operand;
    case ShuffleMode::kXor: {
      const int source = lane ^ operand;
      return source > last ? -1 : source;
    }
  }
  return -1;
}

void ReportShuffleSource(const Thread& thread, int source, std::uint32_t group) {
  Finding finding;
  finding.kind = FindingKind::kInvalidMask;
  finding.kernel = running.kernel;
  finding.where = PlaceOfWait(thread);
  finding.summary = "lane " + std::to_string(thread.lane()) + " shuffles a value from lane " +
                    std::to_string(source) + ", which takes no part (lanes " + Hex(group) +
                    " do): the value is undefined";
  finding.advice =
      "let every lane that is read from reach the shuffle, and name it in the mask; do not return "
      "early before it";
  Report(std::move(finding));
}

void Shuffle(Warp& warp, std::uint32_t group) {
  for (int lane = 0; lane < warp.size; ++lane) {
    if (!(group >> lane & 1)) continue;
    Thread& thread = warp.first[lane];
    const int source = SourceLane(thread);
    OperationOf(thread).result = OperationOf(thread).value;
    if (source < 0 || source == lane) continue;
    if (!(group >> source & 1)) {
      ReportShuffleSource(thread, source, group);
    } else {
      OperationOf(thread).result = OperationOf(warp.first[source]).value;
    }
  }
}

void TakeVote(Warp& warp, std::uint32_t group) {
  const auto value = [&](int lane) { return OperationOf(warp.first[lane]).value; };
  std::uint32_t ballot = 0;
  for (int lane = 0; lane < warp.size; ++lane) {
    if ((group >> lane & 1) && value(lane) != 0) ballot |= 1u << lane;
  }
  for (int lane = 0; lane < warp.size; ++lane) {
    if (!(group >> lane & 1)) continue;
    std::uint32_t same = 0;
    for (int other = 0; other < warp.size; ++other) {
      if ((group >> other & 1) && value(other) == value(lane)) same |= 1u << other;
    }
    std::uint64_t& result = OperationOf(warp.first[lane]).result;
    switch (static_cast<VoteMode>(OperationOf(warp.first[lane]).mode)) {
      case VoteMode::kAll:
        result = ballot == group;
        break;
      case VoteMode::kAny:
        result = ballot != 0;
        break;
      case VoteMode::kBallot:
        result = ballot;
        break;
      case VoteMode::kMatchAny:
        result = same;
        break;
      case VoteMode::kMatchAll:
        result = same == group ? group : 0;
        break;
    }
  }
}

// __syncwarp: what the lanes of the group did so far is behind all of them.
void OrderLanes(Warp& warp, std::uint32_t group, std::uint32_t live) {
  const Tick now = running.tick++;
  RunningWarp& order = warp.running;
  if (group == live) {
    order.sync_tick = now;
    return;
  }
  if (order.lane_order == nullptr) order.lane_order = std::make_unique<LaneOrder>();
  auto& matrix = order.lane_order->order;
  Tick joined[kWarpSize] = {};
  for (int u = 0; u < kWarpSize; ++u) {
    if (!(group >> u & 1)) continue;
    for (int t = 0; t < kWarpSize; ++t) joined[t] = std::max(joined[t], matrix[u][t]);
    joined[u] = now;
  }
  for (int u = 0; u < kWarpSize; ++u) {
    if (!(group >> u & 1)) continue;
    for (int t = 0; t < kWarpSize; ++t) matrix[u][t] = std::max(joined[t], matrix[u][t]);
  }
  for (int u = 0; u < kWarpSize;
       ++u) {  // a lane of the group comes after all of the group, itself included
    for (int t = 0; t < kWarpSize; ++t) {
      if ((group >> u & 1) && (group >> t & 1)) matrix[u][t] = now;
    }
  }
}

// The lanes that meet `thread`, or 0 if some are still missing.
std::uint32_t CompleteGroup(const Warp& warp, const Thread& thread, std::uint32_t live) {
  if (thread.wait == Wait::kActiveMask) {
    std::uint32_t group = 0;
    for (int lane = 0; lane < warp.size; ++lane) {
      const Thread& other = warp.first[lane];
      if (other.wait == Wait::kActiveMask &&
          OperationOf(other).site.line == OperationOf(thread).site.line)
        group |= 1u << lane;
    }
    return group;
  }
  const std::uint32_t group = OperationOf(thread).mask & live;
  for (int lane = 0; lane < warp.size; ++lane) {
    if (!(group >> lane & 1)) continue;
    const Thread& other = warp.first[lane];
    if (other.wait != thread.wait || OperationOf(other).mode != OperationOf(thread).mode ||
        OperationOf(other).mask != OperationOf(thread).mask) {
      return 0;
    }
  }
  return group;
}

// Every lane of the warp waits, none for something that can come.
[[noreturn]] void ReportStuck(const Warp& warp, std::uint32_t live) {
  const Thread* waiting = nullptr;
  const Thread* missing = nullptr;
  for (int lane = 0; lane < warp.size && missing == nullptr; ++lane) {
    const Thread& thread = warp.first[lane];
    if (!IsWarpOperation(thread.wait)) continue;
    waiting = &thread;
    for (int other = 0; other < warp.size; ++other) {
      const Thread& candidate = warp.first[other];
      if (!(OperationOf(thread).mask & live & 1u << other)) continue;
      if (candidate.wait != thread.wait ||
          OperationOf(candidate).mask != OperationOf(thread).mask ||
          OperationOf(candidate).mode != OperationOf(thread).mode) {
        missing = &candidate;
      }
    }
  }
  Finding finding;
  finding.kind = FindingKind::kInvalidMask;
  finding.kernel = running.kernel;
  finding.where = PlaceOfWait(*waiting);
  finding.summary = "lane " + std::to_string(waiting->lane()) + " waits in " + Name(*waiting) +
                    " with mask " + Hex(OperationOf(*waiting).mask);
  if (missing != nullptr) {
    finding.summary +=
        " for lane " + std::to_string(missing->lane()) + ", which waits in " + Name(*missing);
    if (IsWarpOperation(missing->wait))
      finding.summary += " with mask " + Hex(OperationOf(*missing).mask);
    finding.other = PlaceOfWait(*missing);
  }
  finding.advice =
      "give every lane named in the mask the same call with the same mask: move it out of the "
      "branch, or compute the mask "
      "of the branch with __ballot_sync before it";
  Report(std::move(finding));
  AbortLaunch(GridStatus::kTrapped);
}

// A lane must name itself in its mask.
void RequireOwnLane(const Thread& thread, std::uint32_t mask) {
  if (mask >> thread.lane() & 1) return;
  Finding finding;
  finding.kind = FindingKind::kInvalidMask;
  finding.kernel = running.kernel;
  finding.where = PlaceOfWait(thread);
  finding.summary = "lane " + std::to_string(thread.lane()) + " calls " + Name(thread) +
                    " with mask " + Hex(mask) + ", which does not name the lane itself";
  finding.advice =
      "a mask must contain the bit of every lane that makes the call; 0xffffffff names the whole "
      "warp";
  Report(std::move(finding));
  AbortLaunch(GridStatus::kTrapped);
}

Thread& Enter(Wait wait, std::uint32_t mask, Site site, const char* function) {
  if (!execution.in_kernel) NotInKernel(function);
  Thread& self = pass.thread();
  OperationOf(self).site = site;
  self.wait = wait;
  OperationOf(self).mask = mask;
  OperationOf(self).mode = 0;
  RequireOwnLane(self, mask);
  return self;
}

void Meet(Wait wait) {
  ++block.warp->at_operation;
  Suspend(wait);
}

}  // namespace

int CompleteWarpOperations(Warp& warp, bool* runnable) {
  const std::uint32_t live = LiveMask(warp);
  std::uint32_t done = 0;
  // __activemask comes last: it names the lanes that are there when nobody else can move.
  for (const bool active_mask : {false, true}) {
    for (int lane = 0; lane < warp.size; ++lane) {
      const Thread& thread = warp.first[lane];
      if (done >> lane & 1 || !IsWarpOperation(thread.wait) ||
          (thread.wait == Wait::kActiveMask) != active_mask)
        continue;
      const std::uint32_t group = CompleteGroup(warp, thread, live);
      if (group == 0) continue;
      if (thread.wait == Wait::kShuffle) Shuffle(warp, group);
      if (thread.wait == Wait::kVote) TakeVote(warp, group);
      if (thread.wait == Wait::kSyncWarp) OrderLanes(warp, group, live);
      for (int other = 0; other < warp.size; ++other) {
        if (!(group >> other & 1)) continue;
        runnable[other] = true;
        if (active_mask) OperationOf(warp.first[other]).result = group;
      }
      done |= group;
    }
    if (done != 0) break;
  }
  if (done == 0) ReportStuck(warp, live);
  return __builtin_popcount(done);
}

void SyncWarp(std::uint32_t mask, Site site) {
  Enter(Wait::kSyncWarp, mask, site, "__syncwarp");
  Meet(Wait::kSyncWarp);
}

std::uint64_t Shuffle(ShuffleMode mode, std::uint32_t mask, std::uint64_t value,
                      std::uint32_t operand, int width, Site site) {
  Thread& self = Enter(Wait::kShuffle, mask, site, "__shfl_sync");
  OperationOf(self).mode = static_cast<std::uint8_t>(mode);
  OperationOf(self).value = value;
  OperationOf(self).operand = operand;
  OperationOf(self).width = width;
  Meet(Wait::kShuffle);
  return OperationOf(self).result;
}

std::uint32_t Vote(VoteMode mode, std::uint32_t mask, std::uint64_t value, Site site) {
  Thread& self = Enter(Wait::kVote, mask, site, "a warp vote");
  OperationOf(self).mode = static_cast<std::uint8_t>(mode);
  OperationOf(self).value = value;
  Meet(Wait::kVote);
  return static_cast<std::uint32_t>(OperationOf(self).result);
}

std::uint32_t ActiveMask(Site site) {
  Thread& self = Enter(Wait::kActiveMask, ~0u, site, "__activemask");
  Meet(Wait::kActiveMask);
  return static_cast<std::uint32_t>(OperationOf(self).result);
}

// A fence splits the thread's accesses into those before and those after: they must be analysed
// apart, with a tick between.
void ThreadFence(FenceScope) {
  if (!execution.in_kernel || !pass.instrumented) return;
  running.fences_seen = true;
  ++block.warp->fenced;
  Suspend(Wait::kFence);
  NoteFence(pass.thread().linear);
}

bool InKernel() { return execution.in_kernel; }
unsigned LaneId() { return execution.in_kernel ? pass.thread().lane() : 0; }

}  // namespace simt
