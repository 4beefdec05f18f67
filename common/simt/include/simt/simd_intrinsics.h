// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: simd_intrinsics.h
//
// CUDA's arithmetic on the two halves or the four bytes of a word: __vadd4 and its kin.

#ifndef COMMON_SIMT_INCLUDE_SIMT_SIMD_INTRINSICS_H_
#define COMMON_SIMT_INCLUDE_SIMT_SIMD_INTRINSICS_H_

#include "simt/qualifiers.h"

namespace simt {

// The parts of a word, from the low end, and an int's low bits back in their place.
template <class Part>
inline constexpr int kPartBits = 8 * sizeof(Part);

template <class Part>
SIMT_INLINE int PartOf(unsigned word, int low_bit) {
  return static_cast<Part>(word >> low_bit);
}

template <class Part>
SIMT_INLINE unsigned AsPart(int x, int low_bit) {
  return (static_cast<unsigned>(x) & ((1u << kPartBits<Part>)-1)) << low_bit;
}

// `x` within the values of Part.
template <class Part>
SIMT_INLINE int Saturated(int x) {
  constexpr bool kSigned = static_cast<Part>(-1) < 0;
  constexpr int kBits = 8 * sizeof(Part) - (kSigned ? 1 : 0);
  constexpr int kMax = static_cast<int>((1u << kBits) - 1), kMin = kSigned ? -kMax - 1 : 0;
  return x > kMax ? kMax : x < kMin ? kMin : x;
}

}  // namespace simt

// Each operation on two values of type Part, `x` and `y`, as int. Loops and not templates of the
// expressions, because every program is compiled with these, and g++ would instantiate them all.
#define SIMT_BINARY_PARTS(name, Part, expression)                             \
  SIMT_INLINE unsigned name(unsigned a, unsigned b) {                         \
    unsigned result = 0;                                                      \
    for (int low_bit = 0; low_bit < 32; low_bit += ::simt::kPartBits<Part>) { \
      const int x = ::simt::PartOf<Part>(a, low_bit);                         \
      const int y = ::simt::PartOf<Part>(b, low_bit);                         \
      result |= ::simt::AsPart<Part>(expression, low_bit);                    \
    }                                                                         \
    return result;                                                            \
  }
#define SIMT_UNARY_PARTS(name, Part, expression)                              \
  SIMT_INLINE unsigned name(unsigned a) {                                     \
    unsigned result = 0;                                                      \
    for (int low_bit = 0; low_bit < 32; low_bit += ::simt::kPartBits<Part>) { \
      const int x = ::simt::PartOf<Part>(a, low_bit);                         \
      result |= ::simt::AsPart<Part>(expression, low_bit);                    \
    }                                                                         \
    return result;                                                            \
  }
#define SIMT_SUM_OF_PARTS(name, Part, expression)                             \
  SIMT_INLINE unsigned name(unsigned a, unsigned b) {                         \
    int sum = 0;                                                              \
    for (int low_bit = 0; low_bit < 32; low_bit += ::simt::kPartBits<Part>) { \
      const int x = ::simt::PartOf<Part>(a, low_bit);                         \
      const int y = ::simt::PartOf<Part>(b, low_bit);                         \
      sum += expression;                                                      \
    }                                                                         \
    return static_cast<unsigned>(sum);                                        \
  }
// __vcmp sets all bits of the parts that compare so, __vset only the lowest.
#define SIMT_COMPARE_PARTS(suffix, Part, expression)             \
  SIMT_BINARY_PARTS(__vcmp##suffix, Part, (expression) ? -1 : 0) \
  SIMT_BINARY_PARTS(__vset##suffix, Part, (expression) ? 1 : 0)

// The parts are Signed or Unsigned; the functions' names end with their number.
#define SIMT_PARTS(n, Signed, Unsigned)                                            \
  SIMT_BINARY_PARTS(__vadd##n, Unsigned, x + y)                                    \
  SIMT_BINARY_PARTS(__vsub##n, Unsigned, x - y)                                    \
  SIMT_BINARY_PARTS(__vaddss##n, Signed, ::simt::Saturated<Signed>(x + y))         \
  SIMT_BINARY_PARTS(__vaddus##n, Unsigned, ::simt::Saturated<Unsigned>(x + y))     \
  SIMT_BINARY_PARTS(__vsubss##n, Signed, ::simt::Saturated<Signed>(x - y))         \
  SIMT_BINARY_PARTS(__vsubus##n, Unsigned, ::simt::Saturated<Unsigned>(x - y))     \
  SIMT_BINARY_PARTS(__vavgs##n, Signed, (x + y + (x + y >= 0 ? 1 : 0)) >> 1)       \
  SIMT_BINARY_PARTS(__vavgu##n, Unsigned, (x + y + 1) >> 1)                        \
  SIMT_BINARY_PARTS(__vhaddu##n, Unsigned, (x + y) >> 1)                           \
  SIMT_BINARY_PARTS(__vabsdiffs##n, Signed, x > y ? x - y : y - x)                 \
  SIMT_BINARY_PARTS(__vabsdiffu##n, Unsigned, x > y ? x - y : y - x)               \
  SIMT_BINARY_PARTS(__vmaxs##n, Signed, x > y ? x : y)                             \
  SIMT_BINARY_PARTS(__vmaxu##n, Unsigned, x > y ? x : y)                           \
  SIMT_BINARY_PARTS(__vmins##n, Signed, x < y ? x : y)                             \
  SIMT_BINARY_PARTS(__vminu##n, Unsigned, x < y ? x : y)                           \
  SIMT_UNARY_PARTS(__vabs##n, Signed, x < 0 ? -x : x)                              \
  SIMT_UNARY_PARTS(__vabsss##n, Signed, ::simt::Saturated<Signed>(x < 0 ? -x : x)) \
  SIMT_UNARY_PARTS(__vneg##n, Signed, -x)                                          \
  SIMT_UNARY_PARTS(__vnegss##n, Signed, ::simt::Saturated<Signed>(-x))             \
  SIMT_SUM_OF_PARTS(__vsads##n, Signed, x > y ? x - y : y - x)                     \
  SIMT_SUM_OF_PARTS(__vsadu##n, Unsigned, x > y ? x - y : y - x)                   \
  SIMT_COMPARE_PARTS(eq##n, Unsigned, x == y)                                      \
  SIMT_COMPARE_PARTS(ne##n, Unsigned, x != y)                                      \
  SIMT_COMPARE_PARTS(ges##n, Signed, x >= y)                                       \
  SIMT_COMPARE_PARTS(geu##n, Unsigned, x >= y)                                     \
  SIMT_COMPARE_PARTS(gts##n, Signed, x > y)                                        \
  SIMT_COMPARE_PARTS(gtu##n, Unsigned, x > y)                                      \
  SIMT_COMPARE_PARTS(les##n, Signed, x <= y)                                       \
  SIMT_COMPARE_PARTS(leu##n, Unsigned, x <= y)                                     \
  SIMT_COMPARE_PARTS(lts##n, Signed, x < y)                                        \
  SIMT_COMPARE_PARTS(ltu##n, Unsigned, x < y)
SIMT_PARTS(2, short, unsigned short)
SIMT_PARTS(4, signed char, unsigned char)

#undef SIMT_PARTS
#undef SIMT_COMPARE_PARTS
#undef SIMT_SUM_OF_PARTS
#undef SIMT_UNARY_PARTS
#undef SIMT_BINARY_PARTS

#endif  // COMMON_SIMT_INCLUDE_SIMT_SIMD_INTRINSICS_H_
