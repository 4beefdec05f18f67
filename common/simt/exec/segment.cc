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

// Lane after lane, in the order in which they ran.
void AnalyzeLaneByLane(const RunningWarp& warp, const int* rows, int from) {
  OpenRequests& open = open_requests[warp.index];
  for (int lane : running.lane_order) {
    for (int k = from; k < rows[lane]; ++k)
      Require(CheckAccess(access_log.rows[k][lane], lane, warp));
    for (int k = from; k < rows[lane]; ++k) open.Add(access_log.rows[k][lane], lane);
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
  int rows[kWarpSize], longest = 0, shortest = kLogRows;  // shortest of the lanes that have any
  std::uint32_t lanes = 0;
  for (int lane = 0; lane < kWarpSize; ++lane) {
    rows[lane] = static_cast<int>((log_ends[lane] - &access_log.rows[0][lane]) / kWarpSize);
    if (rows[lane] == 0) continue;
    lanes |= 1u << lane;
    longest = std::max(longest, rows[lane]);
    shortest = std::min(shortest, rows[lane]);
  }
  OpenRequests& open = open_requests[warp.index];
  if (longest > 0) {
    int k = 0;
    // Fences order threads by what their atomics saw, so that then the order of execution counts.
    if (open.empty() && !running.fences_seen) {
      for (; k < longest; ++k) {
        if (k >= shortest) {
          lanes = 0;
          for (int lane = 0; lane < kWarpSize; ++lane) lanes |= (rows[lane] > k ? 1u : 0u) << lane;
        }
        Request request;
        if (!MakeRequest(access_log.rows[k], lanes, &request)) break;
        Require(CheckRequest(request, warp));
        CountRequest(request, execution.result.counters);
      }
    }
    if (k < longest) AnalyzeLaneByLane(warp, rows, k);
    ClearLog();
  }
  if (final && !open.empty()) open.Close();
}

}  // namespace simt
