// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: element.h
//
// The element types that arrays and scalars on the wire may have.

#ifndef COMMON_GRADE_WIRE_ELEMENT_H_
#define COMMON_GRADE_WIRE_ELEMENT_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>

namespace grade::wire {

enum class ElementType : std::uint32_t {
  kInt8,
  kInt16,
  kInt32,
  kInt64,
  kUint8,
  kUint16,
  kUint32,
  kUint64,
  kFloat,
  kDouble,
};

constexpr std::size_t ElementSize(ElementType type) {
  constexpr std::size_t kSizes[] = {1, 2, 4, 8, 1, 2, 4, 8, 4, 8};
  return kSizes[static_cast<std::uint32_t>(type)];
}

// "float", "int": for sentences.
const char* ElementName(ElementType type);

// The value of the element at `bytes`; exact for every type.
long double ElementValue(ElementType type, const std::byte* bytes);
// A value of that type, with as many digits as tell it from its neighbours.
std::string FormatElement(ElementType type, long double value);

// The element type of T, cv-qualifiers ignored. bool and the character types count as integers.
template <class T>
constexpr ElementType ElementTypeOf() {
  using Value = std::remove_cv_t<T>;
  static_assert(std::is_arithmetic_v<Value> && sizeof(Value) <= 8,
                "arrays and scalars of an exercise are integers, float or double");
  if constexpr (std::is_same_v<Value, float>) {
    return ElementType::kFloat;
  } else if constexpr (std::is_same_v<Value, double>) {
    return ElementType::kDouble;
  } else {
    constexpr std::uint32_t kLog2 = sizeof(Value) == 1   ? 0
                                    : sizeof(Value) == 2 ? 1
                                    : sizeof(Value) == 4 ? 2
                                                         : 3;
    return static_cast<ElementType>(kLog2 + (std::is_signed_v<Value> ? 0u : 4u));
  }
}

}  // namespace grade::wire

#endif  // COMMON_GRADE_WIRE_ELEMENT_H_
