// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: atomics.h
//
// Atomic functions, at block, device and system scope. All are real calls into runtime/atomics.cc:
// the access is checked and counted under the caller's line. They return the value before.

#ifndef COMMON_SIMT_INCLUDE_SIMT_ATOMICS_H_
#define COMMON_SIMT_INCLUDE_SIMT_ATOMICS_H_

#include "simt/qualifiers.h"

#define SIMT_DECLARE_ATOMIC(name, T)   \
  T name(T* address, T value);         \
  T name##_block(T* address, T value); \
  T name##_system(T* address, T value);
#define SIMT_DECLARE_COMPARE_AND_SWAP(T)             \
  T atomicCAS(T* address, T compare, T value);       \
  T atomicCAS_block(T* address, T compare, T value); \
  T atomicCAS_system(T* address, T compare, T value);

// The one list of what exists, for this header and for runtime/atomics.cc.
#define SIMT_ATOMICS(ATOMIC, COMPARE_AND_SWAP) \
  ATOMIC(atomicAdd, int)                       \
  ATOMIC(atomicAdd, unsigned)                  \
  ATOMIC(atomicAdd, unsigned long long)        \
  ATOMIC(atomicAdd, float)                     \
  ATOMIC(atomicAdd, double)                    \
  ATOMIC(atomicSub, int)                       \
  ATOMIC(atomicSub, unsigned)                  \
  ATOMIC(atomicExch, int)                      \
  ATOMIC(atomicExch, unsigned)                 \
  ATOMIC(atomicExch, unsigned long long)       \
  ATOMIC(atomicExch, float)                    \
  ATOMIC(atomicMin, int)                       \
  ATOMIC(atomicMin, unsigned)                  \
  ATOMIC(atomicMin, long long)                 \
  ATOMIC(atomicMin, unsigned long long)        \
  ATOMIC(atomicMax, int)                       \
  ATOMIC(atomicMax, unsigned)                  \
  ATOMIC(atomicMax, long long)                 \
  ATOMIC(atomicMax, unsigned long long)        \
  ATOMIC(atomicInc, unsigned)                  \
  ATOMIC(atomicDec, unsigned)                  \
  ATOMIC(atomicAnd, int)                       \
  ATOMIC(atomicAnd, unsigned)                  \
  ATOMIC(atomicAnd, unsigned long long)        \
  ATOMIC(atomicOr, int)                        \
  ATOMIC(atomicOr, unsigned)                   \
  ATOMIC(atomicOr, unsigned long long)         \
  ATOMIC(atomicXor, int)                       \
  ATOMIC(atomicXor, unsigned)                  \
  ATOMIC(atomicXor, unsigned long long)        \
  COMPARE_AND_SWAP(int)                        \
  COMPARE_AND_SWAP(unsigned)                   \
  COMPARE_AND_SWAP(unsigned short)             \
  COMPARE_AND_SWAP(unsigned long long)

SIMT_ATOMICS(SIMT_DECLARE_ATOMIC, SIMT_DECLARE_COMPARE_AND_SWAP)

#undef SIMT_DECLARE_ATOMIC
#undef SIMT_DECLARE_COMPARE_AND_SWAP

#endif  // COMMON_SIMT_INCLUDE_SIMT_ATOMICS_H_
