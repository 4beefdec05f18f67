// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: scan.h
//
// cooperative_groups::inclusive_scan and exclusive_scan over a tile or a coalesced group: the
// thread of rank r gets the combination of the values of ranks 0 to r, or to r - 1. Rank 0 of an
// exclusive scan gets T(), which is the right answer for sums only, as in CUDA.

#ifndef COMMON_SIMT_INCLUDE_COOPERATIVE_GROUPS_SCAN_H_
#define COMMON_SIMT_INCLUDE_COOPERATIVE_GROUPS_SCAN_H_

#include "cooperative_groups.h"
#include "cooperative_groups/operators.h"

namespace cooperative_groups {

template <class Group, class T, class Combine>
SIMT_INLINE T inclusive_scan(const Group& group, T value, Combine combine, SIMT_SITE_PARAMETERS) {
  T result = value;
  for (unsigned delta = 1; delta < group.size(); delta *= 2) {
    const T before = group.shfl_up(result, delta, line, file);
    if (group.thread_rank() >= delta) result = combine(before, result);
  }
  return result;
}
template <class Group, class T>
SIMT_INLINE T inclusive_scan(const Group& group, T value, SIMT_SITE_PARAMETERS) {
  return inclusive_scan(group, value, plus<T>(), line, file);
}

template <class Group, class T, class Combine>
SIMT_INLINE T exclusive_scan(const Group& group, T value, Combine combine, SIMT_SITE_PARAMETERS) {
  const T inclusive = inclusive_scan(group, value, combine, line, file);
  const T before = group.shfl_up(inclusive, 1, line, file);
  return group.thread_rank() == 0 ? T() : before;
}
template <class Group, class T>
SIMT_INLINE T exclusive_scan(const Group& group, T value, SIMT_SITE_PARAMETERS) {
  return exclusive_scan(group, value, plus<T>(), line, file);
}

}  // namespace cooperative_groups

#endif  // COMMON_SIMT_INCLUDE_COOPERATIVE_GROUPS_SCAN_H_
