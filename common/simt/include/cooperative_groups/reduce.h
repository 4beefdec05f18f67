// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: reduce.h
//
// cooperative_groups::reduce over a tile or a coalesced group: every thread gets the result.

#ifndef COMMON_SIMT_INCLUDE_COOPERATIVE_GROUPS_REDUCE_H_
#define COMMON_SIMT_INCLUDE_COOPERATIVE_GROUPS_REDUCE_H_

#include "cooperative_groups.h"
#include "cooperative_groups/operators.h"

namespace cooperative_groups {

template <class Group, class T, class Combine>
SIMT_INLINE T reduce(const Group& group, T value, Combine combine, SIMT_SITE_PARAMETERS) {
  T result = value;
  for (unsigned delta = 1; delta < group.size(); delta *= 2) {
    const T other = group.shfl_down(result, delta, line, file);
    if (group.thread_rank() + delta < group.size()) result = combine(result, other);
  }
  return group.shfl(result, 0, line, file);
}

}  // namespace cooperative_groups

#endif  // COMMON_SIMT_INCLUDE_COOPERATIVE_GROUPS_REDUCE_H_
