// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: integer_intrinsics.h
//
// CUDA's integer intrinsics, and min and max for every pair of arithmetic types CUDA has them for.

#ifndef COMMON_SIMT_INCLUDE_SIMT_INTEGER_INTRINSICS_H_
#define COMMON_SIMT_INCLUDE_SIMT_INTEGER_INTRINSICS_H_

#include "simt/qualifiers.h"

SIMT_INLINE int __popc(unsigned x) { return __builtin_popcount(x); }
SIMT_INLINE int __popcll(unsigned long long x) { return __builtin_popcountll(x); }
SIMT_INLINE int __clz(int x) { return x == 0 ? 32 : __builtin_clz(static_cast<unsigned>(x)); }
SIMT_INLINE int __clzll(long long x) {
  return x == 0 ? 64 : __builtin_clzll(static_cast<unsigned long long>(x));
}
SIMT_INLINE int __ffs(int x) { return __builtin_ffs(x); }
SIMT_INLINE int __ffsll(long long x) { return __builtin_ffsll(x); }

SIMT_INLINE unsigned __brev(unsigned x) {
  x = (x >> 1 & 0x55555555u) | (x & 0x55555555u) << 1;
  x = (x >> 2 & 0x33333333u) | (x & 0x33333333u) << 2;
  x = (x >> 4 & 0x0f0f0f0fu) | (x & 0x0f0f0f0fu) << 4;
  return __builtin_bswap32(x);
}
SIMT_INLINE unsigned long long __brevll(unsigned long long x) {
  return static_cast<unsigned long long>(__brev(static_cast<unsigned>(x))) << 32 |
         __brev(static_cast<unsigned>(x >> 32));
}

// The position of the n-th set bit counted from `base`, upwards if n > 0 and downwards if n < 0.
SIMT_INLINE unsigned __fns(unsigned mask, unsigned base, int offset) {
  if (offset == 0) return (mask >> (base & 31) & 1) != 0 ? base : 0xffffffffu;
  const int step = offset > 0 ? 1 : -1;
  for (int bit = static_cast<int>(base); 0 <= bit && bit < 32; bit += step) {
    if ((mask >> bit & 1) != 0 && (offset -= step) == 0) return static_cast<unsigned>(bit);
  }
  return 0xffffffffu;
}

SIMT_INLINE unsigned __byte_perm(unsigned x, unsigned y, unsigned selector) {
  const unsigned long long bytes = static_cast<unsigned long long>(y) << 32 | x;
  unsigned result = 0;
  for (int i = 0; i < 4; ++i) {
    const unsigned source = selector >> (4 * i) & 7;
    result |= static_cast<unsigned>(bytes >> (8 * source) & 0xff) << (8 * i);
  }
  return result;
}

SIMT_INLINE unsigned __funnelshift_l(unsigned low, unsigned high, unsigned shift) {
  const unsigned long long both = static_cast<unsigned long long>(high) << 32 | low;
  return static_cast<unsigned>(both << (shift & 31) >> 32);
}
SIMT_INLINE unsigned __funnelshift_r(unsigned low, unsigned high, unsigned shift) {
  const unsigned long long both = static_cast<unsigned long long>(high) << 32 | low;
  return static_cast<unsigned>(both >> (shift & 31));
}
SIMT_INLINE unsigned __funnelshift_lc(unsigned low, unsigned high, unsigned shift) {
  return shift >= 32 ? low : __funnelshift_l(low, high, shift);
}
SIMT_INLINE unsigned __funnelshift_rc(unsigned low, unsigned high, unsigned shift) {
  return shift >= 32 ? high : __funnelshift_r(low, high, shift);
}

SIMT_INLINE int __mul24(int x, int y) {
  const int low_x = static_cast<int>(static_cast<unsigned>(x) << 8) >> 8;
  const int low_y = static_cast<int>(static_cast<unsigned>(y) << 8) >> 8;
  return static_cast<int>(static_cast<long long>(low_x) * low_y);
}
SIMT_INLINE unsigned __umul24(unsigned x, unsigned y) {
  return static_cast<unsigned>((x & 0xffffffull) * (y & 0xffffffull));
}
SIMT_INLINE int __mulhi(int x, int y) {
  return static_cast<int>((static_cast<long long>(x) * y) >> 32);
}
SIMT_INLINE unsigned __umulhi(unsigned x, unsigned y) {
  return static_cast<unsigned>((static_cast<unsigned long long>(x) * y) >> 32);
}
SIMT_INLINE long long __mul64hi(long long x, long long y) {
  return static_cast<long long>((static_cast<__int128>(x) * y) >> 64);
}
SIMT_INLINE unsigned long long __umul64hi(unsigned long long x, unsigned long long y) {
  return static_cast<unsigned long long>((static_cast<unsigned __int128>(x) * y) >> 64);
}

SIMT_INLINE int __hadd(int x, int y) {
  return static_cast<int>((static_cast<long long>(x) + y) >> 1);
}
SIMT_INLINE int __rhadd(int x, int y) {
  return static_cast<int>((static_cast<long long>(x) + y + 1) >> 1);
}
SIMT_INLINE unsigned __uhadd(unsigned x, unsigned y) {
  return static_cast<unsigned>((static_cast<unsigned long long>(x) + y) >> 1);
}
SIMT_INLINE unsigned __urhadd(unsigned x, unsigned y) {
  return static_cast<unsigned>((static_cast<unsigned long long>(x) + y + 1) >> 1);
}
SIMT_INLINE unsigned __sad(int x, int y, unsigned z) {
  const long long difference = static_cast<long long>(x) - y;
  return static_cast<unsigned>(difference < 0 ? -difference : difference) + z;
}
SIMT_INLINE unsigned __usad(unsigned x, unsigned y, unsigned z) {
  return (x > y ? x - y : y - x) + z;
}

SIMT_INLINE int __dp4a(int a, int b, int c) {
  unsigned sum = static_cast<unsigned>(c);
  for (int i = 0; i < 4; ++i) {
    sum += static_cast<unsigned>(static_cast<signed char>(a >> (8 * i)) *
                                 static_cast<signed char>(b >> (8 * i)));
  }
  return static_cast<int>(sum);
}
SIMT_INLINE unsigned __dp4a(unsigned a, unsigned b, unsigned c) {
  for (int i = 0; i < 4; ++i) c += (a >> (8 * i) & 0xff) * (b >> (8 * i) & 0xff);
  return c;
}

// Two 16-bit numbers of `a` times the low or the high two bytes of `b`.
#define SIMT_DP2A(name, shift)                                                                \
  SIMT_INLINE int name(int a, int b, int c) {                                                 \
    return static_cast<int>(                                                                  \
        static_cast<unsigned>(c) +                                                            \
        static_cast<unsigned>(static_cast<short>(a) * static_cast<signed char>(b >> shift)) + \
        static_cast<unsigned>((a >> 16) * static_cast<signed char>(b >> (shift + 8))));       \
  }                                                                                           \
  SIMT_INLINE unsigned name(unsigned a, unsigned b, unsigned c) {                             \
    return c + (a & 0xffff) * (b >> shift & 0xff) + (a >> 16) * (b >> (shift + 8) & 0xff);    \
  }
SIMT_DP2A(__dp2a_lo, 0)
SIMT_DP2A(__dp2a_hi, 16)
#undef SIMT_DP2A

#define SIMT_MIN_MAX(Result, A, B)                                                   \
  SIMT_INLINE constexpr Result min(A a, B b) {                                       \
    return static_cast<Result>(a) < static_cast<Result>(b) ? static_cast<Result>(a)  \
                                                           : static_cast<Result>(b); \
  }                                                                                  \
  SIMT_INLINE constexpr Result max(A a, B b) {                                       \
    return static_cast<Result>(a) > static_cast<Result>(b) ? static_cast<Result>(a)  \
                                                           : static_cast<Result>(b); \
  }
// Like the arithmetic operators, min and max of a signed and an unsigned value are unsigned.
#define SIMT_MIN_MAX_OF_INTEGERS(T)                \
  SIMT_MIN_MAX(T, T, T)                            \
  SIMT_MIN_MAX(unsigned T, unsigned T, unsigned T) \
  SIMT_MIN_MAX(unsigned T, T, unsigned T)          \
  SIMT_MIN_MAX(unsigned T, unsigned T, T)
SIMT_MIN_MAX_OF_INTEGERS(int)
SIMT_MIN_MAX_OF_INTEGERS(long)
SIMT_MIN_MAX_OF_INTEGERS(long long)
#undef SIMT_MIN_MAX_OF_INTEGERS
#undef SIMT_MIN_MAX

SIMT_INLINE unsigned umin(unsigned a, unsigned b) { return a < b ? a : b; }
SIMT_INLINE unsigned umax(unsigned a, unsigned b) { return a > b ? a : b; }
SIMT_INLINE long long llmin(long long a, long long b) { return a < b ? a : b; }
SIMT_INLINE long long llmax(long long a, long long b) { return a > b ? a : b; }
SIMT_INLINE unsigned long long ullmin(unsigned long long a, unsigned long long b) {
  return a < b ? a : b;
}
SIMT_INLINE unsigned long long ullmax(unsigned long long a, unsigned long long b) {
  return a > b ? a : b;
}

#endif  // COMMON_SIMT_INCLUDE_SIMT_INTEGER_INTRINSICS_H_
