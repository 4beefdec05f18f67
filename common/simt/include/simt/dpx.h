// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: dpx.h
//
// The functions for dynamic programming: maxima and minima of two or three numbers or of a sum,
// bounded below by zero (_relu), or with the answer which of two it was. On 32 bits, or on two
// halves of a word. Sums wrap around.

#ifndef COMMON_SIMT_INCLUDE_SIMT_DPX_H_
#define COMMON_SIMT_INCLUDE_SIMT_DPX_H_

#include "simt/qualifiers.h"

// f_s16x2 and f_u16x2 are f of the low and of the high halves.
#define SIMT_HALVES(Half, expression)                                                \
  unsigned result = 0;                                                               \
  for (int shift = 0; shift < 32; shift += 16) {                                     \
    const Half x = static_cast<Half>(a >> shift), y = static_cast<Half>(b >> shift), \
               z = static_cast<Half>(c >> shift);                                    \
    const Half value = static_cast<Half>(expression);                                \
    result |= static_cast<unsigned>(static_cast<unsigned short>(value)) << shift;    \
  }                                                                                  \
  return result;
#define SIMT_DPX(name, suffix, T, Half, expression)                             \
  SIMT_INLINE T name##32##suffix(T x, T y, T z) { return (expression); }        \
  SIMT_INLINE unsigned name##16x2##suffix(unsigned a, unsigned b, unsigned c) { \
    SIMT_HALVES(Half, expression)                                               \
  }
#define SIMT_DPX_OF_TWO(name, T, Half, expression)               \
  SIMT_INLINE T name##32_relu(T x, T y) { return (expression); } \
  SIMT_INLINE unsigned name##16x2_relu(unsigned a, unsigned b) { \
    constexpr unsigned c = 0;                                    \
    SIMT_HALVES(Half, expression)                                \
  }

#define SIMT_LARGER(p, q) ((p) > (q) ? (p) : (q))
#define SIMT_SMALLER(p, q) ((p) < (q) ? (p) : (q))
#define SIMT_NOT_BELOW_ZERO(p) ((p) > 0 ? (p) : 0)

namespace simt {
SIMT_INLINE int WrappedSum(int x, int y) {
  return static_cast<int>(static_cast<unsigned>(x) + static_cast<unsigned>(y));
}
SIMT_INLINE unsigned WrappedSum(unsigned x, unsigned y) { return x + y; }
SIMT_INLINE short WrappedSum(short x, short y) { return static_cast<short>(x + y); }
SIMT_INLINE unsigned short WrappedSum(unsigned short x, unsigned short y) {
  return static_cast<unsigned short>(x + y);
}
}  // namespace simt

#define SIMT_DPX_EXTREMUM(max, CHOOSE)                                                        \
  SIMT_DPX(__viadd##max##_s, , int, short, CHOOSE(::simt::WrappedSum(x, y), z))               \
  SIMT_DPX(__viadd##max##_u, , unsigned, unsigned short, CHOOSE(::simt::WrappedSum(x, y), z)) \
  SIMT_DPX(__viadd##max##_s, _relu, int, short,                                               \
           SIMT_NOT_BELOW_ZERO(CHOOSE(::simt::WrappedSum(x, y), z)))                          \
  SIMT_DPX(__vi##max##3_s, , int, short, CHOOSE(CHOOSE(x, y), z))                             \
  SIMT_DPX(__vi##max##3_u, , unsigned, unsigned short, CHOOSE(CHOOSE(x, y), z))               \
  SIMT_DPX(__vi##max##3_s, _relu, int, short, SIMT_NOT_BELOW_ZERO(CHOOSE(CHOOSE(x, y), z)))   \
  SIMT_DPX_OF_TWO(__vi##max##_s, int, short, SIMT_NOT_BELOW_ZERO(CHOOSE(x, y)))
SIMT_DPX_EXTREMUM(max, SIMT_LARGER)
SIMT_DPX_EXTREMUM(min, SIMT_SMALLER)
#undef SIMT_DPX_EXTREMUM

// *first: whether it is the first one, or both are the same.
#define SIMT_DPX_WHICH(name, T, operation)    \
  SIMT_INLINE T name(T a, T b, bool* first) { \
    *first = a operation b;                   \
    return a operation b ? a : b;             \
  }
#define SIMT_DPX_WHICH_OF_HALVES(name, Half, operation)                                  \
  SIMT_INLINE unsigned name(unsigned a, unsigned b, bool* high_first, bool* low_first) { \
    const Half low_a = static_cast<Half>(a), low_b = static_cast<Half>(b);               \
    const Half high_a = static_cast<Half>(a >> 16), high_b = static_cast<Half>(b >> 16); \
    *high_first = high_a operation high_b;                                               \
    *low_first = low_a operation low_b;                                                  \
    return ((high_a operation high_b ? a : b) & 0xffff0000u) |                           \
           ((low_a operation low_b ? a : b) & 0xffffu);                                  \
  }
SIMT_DPX_WHICH(__vibmax_s32, int, >=)
SIMT_DPX_WHICH(__vibmax_u32, unsigned, >=)
SIMT_DPX_WHICH(__vibmin_s32, int, <=)
SIMT_DPX_WHICH(__vibmin_u32, unsigned, <=)
SIMT_DPX_WHICH_OF_HALVES(__vibmax_s16x2, short, >=)
SIMT_DPX_WHICH_OF_HALVES(__vibmax_u16x2, unsigned short, >=)
SIMT_DPX_WHICH_OF_HALVES(__vibmin_s16x2, short, <=)
SIMT_DPX_WHICH_OF_HALVES(__vibmin_u16x2, unsigned short, <=)
#undef SIMT_DPX_WHICH
#undef SIMT_DPX_WHICH_OF_HALVES

#undef SIMT_DPX
#undef SIMT_DPX_OF_TWO
#undef SIMT_HALVES
#undef SIMT_LARGER
#undef SIMT_SMALLER
#undef SIMT_NOT_BELOW_ZERO

#endif  // COMMON_SIMT_INCLUDE_SIMT_DPX_H_
