// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: dtype.h
//
// The element types of an array, and NumPy's two rules for turning one into another:
//
//   safe       every value survives (int64 to float64 counts as safe): what happens to inputs
//   same kind  bool < unsigned < signed < float, never down: what may happen to a result on its way
//              into an `out` array; float64 to float32 or int64 to int8 loses digits, and is
//              allowed
//
// Two types promote to the smallest type that both can be cast to safely: int8 and uint8 to int16,
// int32 and float32 to float64.

#ifndef COMMON_UFUNC_DTYPE_H_
#define COMMON_UFUNC_DTYPE_H_

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <type_traits>

#include "common/cuda/host_device.h"

namespace ufunc {

enum class DType : std::uint8_t {
  kBool,
  kInt8,
  kInt16,
  kInt32,
  kInt64,
  kUint8,
  kUint16,
  kUint32,
  kUint64,
  kFloat32,
  kFloat64,
};

inline constexpr DType kAllDTypes[] = {
    DType::kBool,   DType::kInt8,   DType::kInt16,  DType::kInt32,   DType::kInt64,   DType::kUint8,
    DType::kUint16, DType::kUint32, DType::kUint64, DType::kFloat32, DType::kFloat64,
};

// "float32", as NumPy calls it.
const char* NameOf(DType dtype);

// Bytes of one element.
WORKBOOK_HOST_DEVICE constexpr std::size_t ItemSize(DType dtype) {
  constexpr std::size_t kSizes[] = {1, 1, 2, 4, 8, 1, 2, 4, 8, 4, 8};
  return kSizes[static_cast<int>(dtype)];
}

// Of bool, the integers, float and double, whatever their spelling: `long` is int64.
template <class T>
WORKBOOK_HOST_DEVICE constexpr DType DTypeOf() {
  static_assert(std::is_arithmetic_v<T> && sizeof(T) <= 8,
                "elements are bool, integers, float or double");
  if constexpr (std::is_same_v<T, bool>) {
    return DType::kBool;
  } else if constexpr (std::is_floating_point_v<T>) {
    return sizeof(T) == 4 ? DType::kFloat32 : DType::kFloat64;
  } else {
    constexpr int kLog2 = sizeof(T) == 1 ? 0 : sizeof(T) == 2 ? 1 : sizeof(T) == 4 ? 2 : 3;
    return static_cast<DType>(static_cast<int>(std::is_signed_v<T> ? DType::kInt8 : DType::kUint8) +
                              kLog2);
  }
}

// bool, unsigned, signed, float: 0 to 3.
WORKBOOK_HOST_DEVICE constexpr int KindOf(DType dtype) {
  if (dtype == DType::kBool) return 0;
  if (dtype >= DType::kFloat32) return 3;
  return dtype >= DType::kUint8 ? 1 : 2;
}

WORKBOOK_HOST_DEVICE constexpr bool CanCastSafely(DType from, DType to) {
  const int from_kind = KindOf(from), to_kind = KindOf(to);
  if (from_kind == 0) return true;
  if (from_kind > to_kind) return false;
  if (from_kind == to_kind) return ItemSize(from) <= ItemSize(to);
  if (to == DType::kFloat64) return true;
  return ItemSize(from) < ItemSize(to);  // also of an integer that float32 holds: 8 or 16 bits
}

WORKBOOK_HOST_DEVICE constexpr bool CanCastSameKind(DType from, DType to) {
  return KindOf(from) <= KindOf(to);
}

WORKBOOK_HOST_DEVICE constexpr DType PromoteTypes(DType a, DType b) {
  for (DType candidate :
       {DType::kBool, DType::kUint8, DType::kInt8, DType::kUint16, DType::kInt16, DType::kUint32,
        DType::kInt32, DType::kUint64, DType::kInt64, DType::kFloat32}) {
    if (CanCastSafely(a, candidate) && CanCastSafely(b, candidate)) return candidate;
  }
  return DType::kFloat64;
}

}  // namespace ufunc

#endif  // COMMON_UFUNC_DTYPE_H_
