// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: indices.h
//
// The built-in variables of a kernel. exec/ owns them and sets them before it runs a thread. They
// are constants to the program, as in CUDA.

#ifndef COMMON_SIMT_INCLUDE_SIMT_INDICES_H_
#define COMMON_SIMT_INCLUDE_SIMT_INDICES_H_

#include "common/simt/exec/thread.h"
#include "simt/qualifiers.h"
#include "simt/vectors.h"

namespace simt {

SIMT_INLINE BuiltinIndex::operator uint3() const { return uint3(x, y, z); }
SIMT_INLINE BuiltinIndex::operator dim3() const { return dim3(x, y, z); }

}  // namespace simt

#ifdef __SANITIZE_THREAD__
// Of a type so plain that the compiler takes it for read-only memory, whose reads it does not
// report. It may then keep it in registers as long as it likes, so that a kernel has to be a
// function of its own (see __global__).
extern const simt::BuiltinIndex threadIdx;
#else
// (The reference is not to take the symbol of what it refers to.)
inline constexpr const simt::BuiltinIndex& threadIdx __asm__("simt_thread_idx") =
    simt::running_index;
#endif
extern const simt::BuiltinIndex blockIdx;
extern const simt::BuiltinIndex blockDim;
extern const simt::BuiltinIndex gridDim;
extern const int warpSize;

#endif  // COMMON_SIMT_INCLUDE_SIMT_INDICES_H_
