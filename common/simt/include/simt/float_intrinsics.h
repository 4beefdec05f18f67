// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: float_intrinsics.h
//
// CUDA's floating-point intrinsics: reinterpretation, conversion and arithmetic with a given
// rounding, and the fast approximations. An approximation is computed as exactly as the function
// it stands for: a GPU is less exact.

#ifndef COMMON_SIMT_INCLUDE_SIMT_FLOAT_INTRINSICS_H_
#define COMMON_SIMT_INCLUDE_SIMT_FLOAT_INTRINSICS_H_

#include <math.h>

#include "simt/qualifiers.h"

namespace simt {

template <class To, class From>
SIMT_INLINE To Reinterpret(From from) {
  static_assert(sizeof(To) == sizeof(From));
  To to;
  __builtin_memcpy(&to, &from, sizeof(to));
  return to;
}

}  // namespace simt

SIMT_INLINE int __float_as_int(float x) { return ::simt::Reinterpret<int>(x); }
SIMT_INLINE unsigned __float_as_uint(float x) { return ::simt::Reinterpret<unsigned>(x); }
SIMT_INLINE float __int_as_float(int x) { return ::simt::Reinterpret<float>(x); }
SIMT_INLINE float __uint_as_float(unsigned x) { return ::simt::Reinterpret<float>(x); }
SIMT_INLINE long long __double_as_longlong(double x) { return ::simt::Reinterpret<long long>(x); }
SIMT_INLINE double __longlong_as_double(long long x) { return ::simt::Reinterpret<double>(x); }
SIMT_INLINE int __double2hiint(double x) { return static_cast<int>(__double_as_longlong(x) >> 32); }
SIMT_INLINE int __double2loint(double x) { return static_cast<int>(__double_as_longlong(x)); }
SIMT_INLINE double __hiloint2double(int high, int low) {
  return __longlong_as_double(
      static_cast<long long>(static_cast<unsigned long long>(static_cast<unsigned>(high)) << 32 |
                             static_cast<unsigned>(low)));
}

// Arithmetic and conversions for each rounding: _rn to nearest, _rz to zero, _ru up, _rd down.
// Conversions to integers saturate, and make 0 of NaN. Defined in runtime/rounding.cc.
#define SIMT_ROUNDED_UNARY(FUNCTION)                 \
  FUNCTION(__fsqrt, float, float)                    \
  FUNCTION(__frcp, float, float)                     \
  FUNCTION(__dsqrt, double, double)                  \
  FUNCTION(__drcp, double, double)                   \
  FUNCTION(__float2int, int, float)                  \
  FUNCTION(__float2uint, unsigned, float)            \
  FUNCTION(__float2ll, long long, float)             \
  FUNCTION(__float2ull, unsigned long long, float)   \
  FUNCTION(__double2int, int, double)                \
  FUNCTION(__double2uint, unsigned, double)          \
  FUNCTION(__double2ll, long long, double)           \
  FUNCTION(__double2ull, unsigned long long, double) \
  FUNCTION(__double2float, float, double)            \
  FUNCTION(__int2float, float, int)                  \
  FUNCTION(__uint2float, float, unsigned)            \
  FUNCTION(__ll2float, float, long long)             \
  FUNCTION(__ull2float, float, unsigned long long)   \
  FUNCTION(__ll2double, double, long long)           \
  FUNCTION(__ull2double, double, unsigned long long)
#define SIMT_ROUNDED_BINARY(FUNCTION) \
  FUNCTION(__fadd, float)             \
  FUNCTION(__fsub, float)             \
  FUNCTION(__fmul, float)             \
  FUNCTION(__fdiv, float)             \
  FUNCTION(__dadd, double)            \
  FUNCTION(__dsub, double)            \
  FUNCTION(__dmul, double)            \
  FUNCTION(__ddiv, double)
#define SIMT_ROUNDED_TERNARY(FUNCTION) \
  FUNCTION(__fmaf, float)              \
  FUNCTION(__fma, double)

#define SIMT_DECLARE_UNARY(name, To, From) \
  To name##_rn(From x);                    \
  To name##_rz(From x);                    \
  To name##_ru(From x);                    \
  To name##_rd(From x);
#define SIMT_DECLARE_BINARY(name, T) \
  T name##_rn(T x, T y);             \
  T name##_rz(T x, T y);             \
  T name##_ru(T x, T y);             \
  T name##_rd(T x, T y);
#define SIMT_DECLARE_TERNARY(name, T) \
  T name##_rn(T x, T y, T z);         \
  T name##_rz(T x, T y, T z);         \
  T name##_ru(T x, T y, T z);         \
  T name##_rd(T x, T y, T z);
SIMT_ROUNDED_UNARY(SIMT_DECLARE_UNARY)
SIMT_ROUNDED_BINARY(SIMT_DECLARE_BINARY)
SIMT_ROUNDED_TERNARY(SIMT_DECLARE_TERNARY)
#undef SIMT_DECLARE_UNARY
#undef SIMT_DECLARE_BINARY
#undef SIMT_DECLARE_TERNARY

SIMT_INLINE double __int2double_rn(int x) { return x; }
SIMT_INLINE double __uint2double_rn(unsigned x) { return x; }
SIMT_INLINE float __frsqrt_rn(float x) {
  return static_cast<float>(1.0 / sqrt(static_cast<double>(x)));
}

// For those that flush denormal numbers to zero elsewhere.
SIMT_INLINE float __fmaf_ieee_rn(float x, float y, float z) { return __fmaf_rn(x, y, z); }
SIMT_INLINE float __fmaf_ieee_rz(float x, float y, float z) { return __fmaf_rz(x, y, z); }
SIMT_INLINE float __fmaf_ieee_ru(float x, float y, float z) { return __fmaf_ru(x, y, z); }
SIMT_INLINE float __fmaf_ieee_rd(float x, float y, float z) { return __fmaf_rd(x, y, z); }

SIMT_INLINE float __fdividef(float x, float y) { return x / y; }
SIMT_INLINE float fdividef(float x, float y) { return x / y; }
SIMT_INLINE double fdivide(double x, double y) { return x / y; }
SIMT_INLINE float fdivide(float x, float y) { return x / y; }
SIMT_INLINE float __saturatef(float x) { return x > 0 ? (x < 1 ? x : 1.0f) : 0.0f; }

SIMT_INLINE float __sinf(float x) { return sinf(x); }
SIMT_INLINE float __cosf(float x) { return cosf(x); }
SIMT_INLINE float __tanf(float x) { return tanf(x); }
SIMT_INLINE float __tanhf(float x) { return tanhf(x); }
SIMT_INLINE void __sincosf(float x, float* sine, float* cosine) {
  *sine = sinf(x);
  *cosine = cosf(x);
}
SIMT_INLINE float __expf(float x) { return expf(x); }
SIMT_INLINE float __exp10f(float x) {
  return static_cast<float>(pow(10.0, static_cast<double>(x)));
}
SIMT_INLINE float __logf(float x) { return logf(x); }
SIMT_INLINE float __log2f(float x) { return log2f(x); }
SIMT_INLINE float __log10f(float x) { return log10f(x); }
SIMT_INLINE float __powf(float x, float y) { return powf(x, y); }

#endif  // COMMON_SIMT_INCLUDE_SIMT_FLOAT_INTRINSICS_H_
