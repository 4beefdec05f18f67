// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: segment.h
//
// What a warp did between two points at which its lanes met: read from the access log, checked and
// counted. Lanes are grouped into requests by instruction and occurrence: the k-th time that a lane
// executes an instruction belongs with the k-th time of the others. Where all lanes ran the same
// instructions, that is simply row by row.

#ifndef COMMON_SIMT_EXEC_SEGMENT_H_
#define COMMON_SIMT_EXEC_SEGMENT_H_

#include "common/simt/device/access.h"
#include "common/simt/device/running.h"
#include "common/simt/device/shadow_map.h"

namespace simt {

// Where each lane's column of the log ends; at its first row for a lane that has not run.
extern Access* log_ends[kWarpSize];
inline void RecordLogEnd(int lane, Access* end) {
  log_ends[lane] = end;
  // The cells of global memory will be needed when the warp's other lanes have run, and are rarely
  // in a cache. A cache line holds four: one lane in four fetches what the segment begins with.
  if (lane % 4 != 0) return;
  const Access* const last = access_log.rows[4];
  for (const Access* access = &access_log.rows[0][lane]; access < end && access < last;
       access += kWarpSize) {
    if (AddressOf(*access) >= kDeviceBegin)
      __builtin_prefetch(CellOf(AddressOf(*access)), /*rw=*/1);
  }
}
void ClearLog();

// Checks and counts what is in the log, and empties it. Unless `final`, lanes that stopped only
// because the log was full will go on with the same instructions, so that occurrences may still be
// waiting for their counterparts. May end the launch.
void AnalyzeSegment(const RunningWarp& warp, bool final);

// Forgets occurrences left open by an abandoned launch.
void DiscardOpenRequests();

}  // namespace simt

#endif  // COMMON_SIMT_EXEC_SEGMENT_H_
