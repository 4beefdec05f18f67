// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/simt/exec/segment.h"

#include <algorithm>
#include <array>
#include <memory>
#include <unordered_map>
#include <vector>

#include "common/simt/check/checker.h"
#include "common/simt/count/counting.h"
#include "common/simt/device/request.h"
#include "common/simt/exec/block.h"

namespace simt {

Access* log_ends[kWarpSize];

namespace {

// Beyond this many open requests of a warp, lanes that have drifted apart so far are counted as
// requests of their own.
constexpr std::size_t kMaxOpenRequests = 1 << 12;

void Require(Outcome outcome) {
  if (outcome == Outcome::kFine) return;
  AbortLaunch(outcome == Outcome::kMisaligned ? GridStatus::kMisalignedAddress
                                              : GridStatus::kIllegalAddress);
}

// Requests whose lanes are still being collected, for warps whose lanes ran different instructions.
class OpenRequests {
 public:
  bool empty() const { return size_ == 0; }

  void Add(Access access, int lane) {
    PerInstruction& of = by_instruction_[static_cast<std::uint32_t>(access >> kCodeShift)];
    const std::size_t occurrence = of.seen[lane]++;
    if (occurrence >= of.open.size()) {
      of.open.resize(occurrence + 1);
      ++size_;
    }
    of.open[occurrence].lanes |= 1u << lane;
    of.open[occurrence].row[lane] = access;
  }

  void Close() {
    for (auto& [instruction, of] : by_instruction_) {
      for (const Open& open : of.open) {
        Request request;
        if (open.lanes != 0 && MakeRequest(open.row.data(), open.lanes, &request)) {
          CountRequest(request, execution.result.counters);
        }
      }
    }
    by_instruction_.clear();
    size_ = 0;
  }

  void Discard() {
    by_instruction_.clear();
    size_ = 0;
  }

  bool overfull() const { return size_ > kMaxOpenRequests; }

 private:
  struct Open {
    std::uint32_t lanes = 0;
    std::array<Access, kWarpSize> row;
  };
  struct PerInstruction {
    std::array<std::size_t, kWarpSize> seen = {};
    std::vector<Open> open;
  };
  std::unordered_map<std::uint32_t, PerInstruction> by_instruction_;  // and its code
  std::size_t size_ = 0;
};

std::array<OpenRequests, kMaxWarps> open_requests;

// How many accesses of the lane are in the log.
int RowsOf(int lane) {
  return static_cast<int>((log_ends[lane] - &access_log.rows[0][lane]) / kWarpSize);
}

// Whether all lanes have as many. Without a branch, so that it becomes vector code.
__attribute__((target_clones("avx512f", "avx2", "default"))) bool AllOfOneLength() {
  std::uintptr_t difference = 0;
  for (int lane = 0; lane < kWarpSize; ++lane) {
    const auto end = reinterpret_cast<std::uintptr_t>(log_ends[lane]);
    difference |= (end - lane * sizeof(Access)) ^ reinterpret_cast<std::uintptr_t>(log_ends[0]);
  }
  return difference == 0;
}

// What is in the log: the lanes with the most and with the fewest accesses, of those that have any.
struct Extent {
  int longest = 0, shortest = kLogRows;
  std::uint32_t lanes = 0;  // that have any
};

Extent ExtentOfLog() {
  if (AllOfOneLength()) return {RowsOf(0), RowsOf(0), ~0u};
  Extent extent;
  for (int lane = 0; lane < kWarpSize; ++lane) {
    const int rows = RowsOf(lane);
    if (rows == 0) continue;
    extent.lanes |= 1u << lane;
    extent.longest = std::max(extent.longest, rows);
    extent.shortest = std::min(extent.shortest, rows);
  }
  return extent;
}

// Lane after lane, in the order in which they ran.
void AnalyzeLaneByLane(const RunningWarp& warp, int from) {
  OpenRequests& open = open_requests[warp.index];
  for (int lane : running.lane_order) {
    for (int k = from; k < RowsOf(lane); ++k)
      Require(CheckAccess(access_log.rows[k][lane], lane, warp));
    for (int k = from; k < RowsOf(lane); ++k) open.Add(access_log.rows[k][lane], lane);
  }
  if (open.overfull()) open.Close();
}

}  // namespace

void ClearLog() {
  for (int lane = 0; lane < kWarpSize; ++lane) log_ends[lane] = &access_log.rows[0][lane];
}

void DiscardOpenRequests() {
  for (OpenRequests& open : open_requests) open.Discard();
}

void AnalyzeSegment(const RunningWarp& warp, bool final) {
  auto [longest, shortest, lanes] = ExtentOfLog();
  OpenRequests& open = open_requests[warp.index];
  if (longest > 0) {
    int k = 0;
    // Fences order threads by what their atomics saw, so that then the order of execution counts.
    if (open.empty() && !running.fences_seen) {
      for (; k < longest; ++k) {
        if (k >= shortest) {
          lanes = 0;
          for (int lane = 0; lane < kWarpSize; ++lane)
            lanes |= (RowsOf(lane) > k ? 1u : 0u) << lane;
        }
        Request request;
        if (!MakeRequest(access_log.rows[k], lanes, &request)) break;
        Require(CheckRequest(request, warp));
        CountRequest(request, execution.result.counters);
      }
    }
    if (k < longest) AnalyzeLaneByLane(warp, k);
    ClearLog();
  }
  if (final && !open.empty()) open.Close();
}

}  // namespace simt
