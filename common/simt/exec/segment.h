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

#include "common/simt/device/running.h"

namespace simt {

void ClearLog();

// Checks and counts what is in the log, and empties it. Unless `final`, lanes that stopped only
// because the log was full will go on with the same instructions, so that occurrences may still be
// waiting for their counterparts. May end the launch.
void AnalyzeSegment(const RunningWarp& warp, bool final);

// Forgets occurrences left open by an abandoned launch.
void DiscardOpenRequests();

}  // namespace simt

#endif  // COMMON_SIMT_EXEC_SEGMENT_H_
