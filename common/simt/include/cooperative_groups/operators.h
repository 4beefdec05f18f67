// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: operators.h
//
// The operations that reductions and scans of a group are told to do.

#ifndef COMMON_SIMT_INCLUDE_COOPERATIVE_GROUPS_OPERATORS_H_
#define COMMON_SIMT_INCLUDE_COOPERATIVE_GROUPS_OPERATORS_H_

#include "simt/qualifiers.h"

namespace cooperative_groups {

template <class T>
struct plus {
  SIMT_INLINE T operator()(T a, T b) const { return a + b; }
};
template <class T>
struct less {
  SIMT_INLINE T operator()(T a, T b) const { return b < a ? b : a; }
};
template <class T>
struct greater {
  SIMT_INLINE T operator()(T a, T b) const { return a < b ? b : a; }
};
template <class T>
struct bit_and {
  SIMT_INLINE T operator()(T a, T b) const { return a & b; }
};
template <class T>
struct bit_or {
  SIMT_INLINE T operator()(T a, T b) const { return a | b; }
};
template <class T>
struct bit_xor {
  SIMT_INLINE T operator()(T a, T b) const { return a ^ b; }
};

}  // namespace cooperative_groups

#endif  // COMMON_SIMT_INCLUDE_COOPERATIVE_GROUPS_OPERATORS_H_
