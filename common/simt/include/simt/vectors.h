// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: vectors.h
//
// CUDA's vector types: char1 ... double4, dim3, and their make_ functions. As on a GPU, copying a
// vector of 2, 4, 8 or 16 bytes is one access of that size, and one of three components is three
// accesses; a copy constructor through a word of the right size tells the compiler so. The types
// keep CUDA's sizes and alignments, have a trivial default constructor (so they may stand in unions
// and in __shared__ arrays) and are initialised as the aggregates are: float4 v = {1, 2, 3, 4}.

#ifndef COMMON_SIMT_INCLUDE_SIMT_VECTORS_H_
#define COMMON_SIMT_INCLUDE_SIMT_VECTORS_H_

#include <cstddef>
#include <cstdint>

#include "simt/qualifiers.h"

namespace simt {

// The type of a single access of kBytes bytes to memory of any type.
template <std::size_t kBytes>
struct AccessWord;
template <>
struct AccessWord<2> {
  typedef std::uint16_t Type __attribute__((may_alias));
};
template <>
struct AccessWord<4> {
  typedef std::uint32_t Type __attribute__((may_alias));
};
template <>
struct AccessWord<8> {
  typedef std::uint64_t Type __attribute__((may_alias));
};
template <>
struct AccessWord<16> {
  typedef long long Type __attribute__((vector_size(16), may_alias));
};
// Two accesses of 16 bytes: double4 and the like.
template <>
struct AccessWord<32> {
  struct Type {
    AccessWord<16>::Type low, high;
    SIMT_INLINE Type& operator=(const Type& other) {
      low = other.low;
      high = other.high;
      return *this;
    }
  } __attribute__((may_alias));
};

// A component in braces, {0}: converts where a lone component may start a vector, and nowhere else.
template <class T>
struct FirstComponent {
  T value;
  SIMT_INLINE constexpr FirstComponent(T component) : value(component) {}
};

}  // namespace simt

#define SIMT_COPY_AS_WORD(Vector)                                            \
  SIMT_INLINE Vector(const Vector& other) { *this = other; }                 \
  SIMT_INLINE Vector& operator=(const Vector& other) {                       \
    using Word = typename ::simt::AccessWord<sizeof(Vector)>::Type;          \
    *reinterpret_cast<Word*>(this) = *reinterpret_cast<const Word*>(&other); \
    return *this;                                                            \
  }

#define SIMT_VECTOR1(Vector, T) \
  struct Vector {               \
    T x;                        \
  };                            \
  SIMT_INLINE constexpr Vector make_##Vector(T x) { return {x}; }

#define SIMT_VECTOR2(Vector, T, kAlignment)                                        \
  struct alignas(kAlignment) Vector {                                              \
    T x, y;                                                                        \
    Vector() = default;                                                            \
    SIMT_INLINE constexpr Vector(::simt::FirstComponent<T> x) : x(x.value), y() {} \
    SIMT_INLINE constexpr Vector(T x, T y) : x(x), y(y) {}                         \
    SIMT_COPY_AS_WORD(Vector)                                                      \
  };                                                                               \
  SIMT_INLINE Vector make_##Vector(T x, T y) { return Vector(x, y); }

#define SIMT_VECTOR3(Vector, T)                                                               \
  struct Vector {                                                                             \
    T x, y, z;                                                                                \
    Vector() = default;                                                                       \
    SIMT_INLINE constexpr Vector(::simt::FirstComponent<T> x) : x(x.value), y(), z() {}       \
    SIMT_INLINE constexpr Vector(T x, T y, T z = {}) : x(x), y(y), z(z) {}                    \
    SIMT_INLINE constexpr Vector(const Vector& other) : x(other.x), y(other.y), z(other.z) {} \
    SIMT_INLINE Vector& operator=(const Vector& other) {                                      \
      x = other.x;                                                                            \
      y = other.y;                                                                            \
      z = other.z;                                                                            \
      return *this;                                                                           \
    }                                                                                         \
  };                                                                                          \
  SIMT_INLINE constexpr Vector make_##Vector(T x, T y, T z) { return Vector(x, y, z); }

#define SIMT_VECTOR4(Vector, T, kAlignment)                                                  \
  struct alignas(kAlignment) Vector {                                                        \
    T x, y, z, w;                                                                            \
    Vector() = default;                                                                      \
    SIMT_INLINE constexpr Vector(::simt::FirstComponent<T> x) : x(x.value), y(), z(), w() {} \
    SIMT_INLINE constexpr Vector(T x, T y, T z = {}, T w = {}) : x(x), y(y), z(z), w(w) {}   \
    SIMT_COPY_AS_WORD(Vector)                                                                \
  };                                                                                         \
  SIMT_INLINE Vector make_##Vector(T x, T y, T z, T w) { return Vector(x, y, z, w); }

// The four vectors of a component type, and the alignments CUDA gives those of two and four.
#define SIMT_VECTORS(prefix, T, kAlignment2, kAlignment4) \
  SIMT_VECTOR1(prefix##1, T)                              \
  SIMT_VECTOR2(prefix##2, T, kAlignment2)                 \
  SIMT_VECTOR3(prefix##3, T)                              \
  SIMT_VECTOR4(prefix##4, T, kAlignment4)

SIMT_VECTORS(char, signed char, 2, 4)
SIMT_VECTORS(uchar, unsigned char, 2, 4)
SIMT_VECTORS(short, short, 4, 8)
SIMT_VECTORS(ushort, unsigned short, 4, 8)
SIMT_VECTORS(int, int, 8, 16)
SIMT_VECTORS(uint, unsigned int, 8, 16)
SIMT_VECTORS(long, long, 16, 16)
SIMT_VECTORS(ulong, unsigned long, 16, 16)
SIMT_VECTORS(longlong, long long, 16, 16)
SIMT_VECTORS(ulonglong, unsigned long long, 16, 16)
SIMT_VECTORS(float, float, 8, 16)
SIMT_VECTORS(double, double, 16, 16)

#undef SIMT_VECTORS
#undef SIMT_VECTOR4
#undef SIMT_VECTOR3
#undef SIMT_VECTOR2
#undef SIMT_VECTOR1
#undef SIMT_COPY_AS_WORD

// Extents of a grid or a block; what is not given is 1.
struct dim3 {
  unsigned int x, y, z;
  constexpr dim3(unsigned int x = 1, unsigned int y = 1, unsigned int z = 1) : x(x), y(y), z(z) {}
  constexpr dim3(uint3 extents) : x(extents.x), y(extents.y), z(extents.z) {}
  constexpr operator uint3() const { return uint3(x, y, z); }
};

#endif  // COMMON_SIMT_INCLUDE_SIMT_VECTORS_H_
