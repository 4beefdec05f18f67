// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: atomics.cc
//
// The atomic functions of simt/atomics.h. One OS thread runs every CUDA thread and none is switched
// between AtomicAccess and the return, so plain code is atomic.

#include "simt/atomics.h"

#include <cstdint>

#include "common/simt/exec/device_api.h"

namespace simt {
namespace {

template <class T>
T Wrapped(T a, T b) {  // the sum, wrapping around as two's complement integers do
  return a + b;
}
template <>
int Wrapped(int a, int b) {
  return static_cast<int>(static_cast<unsigned>(a) + static_cast<unsigned>(b));
}

struct atomicAdd {
  template <class T>
  static T Combine(T old, T value) {
    return Wrapped(old, value);
  }
};
struct atomicSub {
  template <class T>
  static T Combine(T old, T value) {
    return static_cast<T>(static_cast<unsigned>(old) - static_cast<unsigned>(value));
  }
};
struct atomicExch {
  template <class T>
  static T Combine(T, T value) {
    return value;
  }
};
struct atomicMin {
  template <class T>
  static T Combine(T old, T value) {
    return value < old ? value : old;
  }
};
struct atomicMax {
  template <class T>
  static T Combine(T old, T value) {
    return old < value ? value : old;
  }
};
struct atomicInc {
  static unsigned Combine(unsigned old, unsigned value) { return old >= value ? 0 : old + 1; }
};
struct atomicDec {
  static unsigned Combine(unsigned old, unsigned value) {
    return old == 0 || old > value ? value : old - 1;
  }
};
struct atomicAnd {
  template <class T>
  static T Combine(T old, T value) {
    return old & value;
  }
};
struct atomicOr {
  template <class T>
  static T Combine(T old, T value) {
    return old | value;
  }
};
struct atomicXor {
  template <class T>
  static T Combine(T old, T value) {
    return old ^ value;
  }
};

template <class Operation, class T>
T Update(T* address, T value, void* pc) {
  AtomicAccess(address, sizeof(T), reinterpret_cast<std::uintptr_t>(pc));
  const T old = *address;
  *address = Operation::Combine(old, value);
  return old;
}

template <class T>
T CompareAndSwap(T* address, T compare, T value, void* pc) {
  CompareAndSwapAccess(address, sizeof(T), reinterpret_cast<std::uintptr_t>(pc));
  const T old = *address;
  if (old == compare) *address = value;
  return old;
}

}  // namespace
}  // namespace simt

#define SIMT_DEFINE_ATOMIC_AT_SCOPE(name, operation, T)                                \
  __attribute__((noinline)) T name(T* address, T value) {                              \
    return simt::Update<simt::operation>(address, value, __builtin_return_address(0)); \
  }
#define SIMT_DEFINE_ATOMIC(name, T)                  \
  SIMT_DEFINE_ATOMIC_AT_SCOPE(name, name, T)         \
  SIMT_DEFINE_ATOMIC_AT_SCOPE(name##_block, name, T) \
  SIMT_DEFINE_ATOMIC_AT_SCOPE(name##_system, name, T)
#define SIMT_DEFINE_COMPARE_AND_SWAP_AT_SCOPE(name, T)                                    \
  __attribute__((noinline)) T name(T* address, T compare, T value) {                      \
    return simt::CompareAndSwap<T>(address, compare, value, __builtin_return_address(0)); \
  }
#define SIMT_DEFINE_COMPARE_AND_SWAP(T)                     \
  SIMT_DEFINE_COMPARE_AND_SWAP_AT_SCOPE(atomicCAS, T)       \
  SIMT_DEFINE_COMPARE_AND_SWAP_AT_SCOPE(atomicCAS_block, T) \
  SIMT_DEFINE_COMPARE_AND_SWAP_AT_SCOPE(atomicCAS_system, T)

SIMT_ATOMICS(SIMT_DEFINE_ATOMIC, SIMT_DEFINE_COMPARE_AND_SWAP)
