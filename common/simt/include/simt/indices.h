// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: indices.h
//
// The built-in variables of a kernel. exec/ owns them and sets them before it runs a thread. They
// are constants to the program, as in CUDA, and of a type so plain that the compiler takes them for
// read-only memory, whose reads it does not report.

#ifndef COMMON_SIMT_INCLUDE_SIMT_INDICES_H_
#define COMMON_SIMT_INCLUDE_SIMT_INDICES_H_

#include "simt/vectors.h"

namespace simt {

struct BuiltinIndex {
  unsigned x, y, z;
  SIMT_INLINE operator uint3() const { return uint3(x, y, z); }
  SIMT_INLINE operator dim3() const { return dim3(x, y, z); }
};

}  // namespace simt

extern const simt::BuiltinIndex threadIdx;
extern const simt::BuiltinIndex blockIdx;
extern const simt::BuiltinIndex blockDim;
extern const simt::BuiltinIndex gridDim;
extern const int warpSize;

#endif  // COMMON_SIMT_INCLUDE_SIMT_INDICES_H_
