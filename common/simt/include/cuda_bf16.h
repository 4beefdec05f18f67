// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: cuda_bf16.h
//
// __nv_bfloat16 and __nv_bfloat162: the upper half of a float, alone and in pairs.

#ifndef COMMON_SIMT_INCLUDE_CUDA_BF16_H_
#define COMMON_SIMT_INCLUDE_CUDA_BF16_H_

#include <type_traits>

#include "cuda_runtime.h"
#include "simt/narrow_float.h"

struct __nv_bfloat16_raw {
  unsigned short x;
};

class __nv_bfloat16 {
 public:
  using Format = ::simt::NarrowFormat<7>;

  __nv_bfloat16() = default;
  SIMT_INLINE __nv_bfloat16(const __nv_bfloat16_raw& raw) : bits_(raw.x) {}
  SIMT_INLINE __nv_bfloat16(float x) : bits_(Format::Round(x)) {}
  SIMT_INLINE __nv_bfloat16(double x) : bits_(Format::Round(x)) {}
  template <class Integer, class = std::enable_if_t<std::is_integral_v<Integer>>>
  SIMT_INLINE __nv_bfloat16(Integer x) : bits_(Format::Round(::simt::IntegerToOdd(x))) {}

  SIMT_INLINE operator __nv_bfloat16_raw() const { return {bits_}; }
  SIMT_INLINE operator float() const { return static_cast<float>(Double()); }
  SIMT_INLINE operator bool() const { return (bits_ & 0x7fff) != 0; }
#define SIMT_TO_INTEGER(Integer)                                          \
  SIMT_INLINE operator Integer() const {                                  \
    return ::simt::ToInteger<Integer>(Double(), ::simt::Rounding::kZero); \
  }
  SIMT_TO_INTEGER(char)
  SIMT_TO_INTEGER(signed char)
  SIMT_TO_INTEGER(unsigned char)
  SIMT_TO_INTEGER(short)
  SIMT_TO_INTEGER(unsigned short)
  SIMT_TO_INTEGER(int)
  SIMT_TO_INTEGER(unsigned)
  SIMT_TO_INTEGER(long)
  SIMT_TO_INTEGER(unsigned long)
  SIMT_TO_INTEGER(long long)
  SIMT_TO_INTEGER(unsigned long long)
#undef SIMT_TO_INTEGER

  // For the functions below: the value, and the number that a value rounds to.
  SIMT_INLINE double Double() const { return Format::ToDouble(bits_); }
  SIMT_INLINE static __nv_bfloat16 Rounded(double x,
                                           ::simt::Rounding rounding = ::simt::Rounding::kNearest) {
    return __nv_bfloat16_raw{Format::Round(x, rounding)};
  }

 private:
  unsigned short bits_;
};

struct __nv_bfloat162_raw {
  unsigned short x, y;
};

// Copied in one access, as on a GPU.
struct alignas(4) __nv_bfloat162 {
  __nv_bfloat16 x, y;

  __nv_bfloat162() = default;
  SIMT_INLINE __nv_bfloat162(const __nv_bfloat16& x_in, const __nv_bfloat16& y_in)
      : x(x_in), y(y_in) {}
  SIMT_INLINE __nv_bfloat162(const __nv_bfloat162_raw& raw)
      : x(__nv_bfloat16_raw{raw.x}), y(__nv_bfloat16_raw{raw.y}) {}
  SIMT_INLINE __nv_bfloat162(const __nv_bfloat162& other) { Word() = other.Word(); }
  SIMT_INLINE __nv_bfloat162& operator=(const __nv_bfloat162& other) {
    Word() = other.Word();
    return *this;
  }
  SIMT_INLINE operator __nv_bfloat162_raw() const {
    return {__nv_bfloat16_raw(x).x, __nv_bfloat16_raw(y).x};
  }

 private:
  using WordType = ::simt::AccessWord<4>::Type;
  SIMT_INLINE WordType& Word() { return *reinterpret_cast<WordType*>(this); }
  SIMT_INLINE const WordType& Word() const { return *reinterpret_cast<const WordType*>(this); }
};

using nv_bfloat16 = __nv_bfloat16;
using nv_bfloat162 = __nv_bfloat162;

//----------------------------------------------------------------------------------------
// Conversions
//----------------------------------------------------------------------------------------

SIMT_INLINE __nv_bfloat16 __float2bfloat16(float x) {
  return __nv_bfloat16::Rounded(x, ::simt::Rounding::kNearest);
}
SIMT_INLINE __nv_bfloat16 __float2bfloat16_rn(float x) {
  return __nv_bfloat16::Rounded(x, ::simt::Rounding::kNearest);
}
SIMT_INLINE __nv_bfloat16 __float2bfloat16_rz(float x) {
  return __nv_bfloat16::Rounded(x, ::simt::Rounding::kZero);
}
SIMT_INLINE __nv_bfloat16 __float2bfloat16_ru(float x) {
  return __nv_bfloat16::Rounded(x, ::simt::Rounding::kUp);
}
SIMT_INLINE __nv_bfloat16 __float2bfloat16_rd(float x) {
  return __nv_bfloat16::Rounded(x, ::simt::Rounding::kDown);
}
SIMT_INLINE __nv_bfloat16 __double2bfloat16(double x) { return __nv_bfloat16::Rounded(x); }
SIMT_INLINE float __bfloat162float(__nv_bfloat16 x) { return x; }
SIMT_INLINE int __bfloat162int_rn(__nv_bfloat16 x) {
  return ::simt::ToInteger<int>(x.Double(), ::simt::Rounding::kNearest);
}
SIMT_INLINE __nv_bfloat16 __int2bfloat16_rn(int x) {
  return __nv_bfloat16::Rounded(::simt::IntegerToOdd(x), ::simt::Rounding::kNearest);
}
SIMT_INLINE int __bfloat162int_rz(__nv_bfloat16 x) {
  return ::simt::ToInteger<int>(x.Double(), ::simt::Rounding::kZero);
}
SIMT_INLINE __nv_bfloat16 __int2bfloat16_rz(int x) {
  return __nv_bfloat16::Rounded(::simt::IntegerToOdd(x), ::simt::Rounding::kZero);
}
SIMT_INLINE int __bfloat162int_ru(__nv_bfloat16 x) {
  return ::simt::ToInteger<int>(x.Double(), ::simt::Rounding::kUp);
}
SIMT_INLINE __nv_bfloat16 __int2bfloat16_ru(int x) {
  return __nv_bfloat16::Rounded(::simt::IntegerToOdd(x), ::simt::Rounding::kUp);
}
SIMT_INLINE int __bfloat162int_rd(__nv_bfloat16 x) {
  return ::simt::ToInteger<int>(x.Double(), ::simt::Rounding::kDown);
}
SIMT_INLINE __nv_bfloat16 __int2bfloat16_rd(int x) {
  return __nv_bfloat16::Rounded(::simt::IntegerToOdd(x), ::simt::Rounding::kDown);
}
SIMT_INLINE unsigned __bfloat162uint_rn(__nv_bfloat16 x) {
  return ::simt::ToInteger<unsigned>(x.Double(), ::simt::Rounding::kNearest);
}
SIMT_INLINE __nv_bfloat16 __uint2bfloat16_rn(unsigned x) {
  return __nv_bfloat16::Rounded(::simt::IntegerToOdd(x), ::simt::Rounding::kNearest);
}
SIMT_INLINE unsigned __bfloat162uint_rz(__nv_bfloat16 x) {
  return ::simt::ToInteger<unsigned>(x.Double(), ::simt::Rounding::kZero);
}
SIMT_INLINE __nv_bfloat16 __uint2bfloat16_rz(unsigned x) {
  return __nv_bfloat16::Rounded(::simt::IntegerToOdd(x), ::simt::Rounding::kZero);
}
SIMT_INLINE unsigned __bfloat162uint_ru(__nv_bfloat16 x) {
  return ::simt::ToInteger<unsigned>(x.Double(), ::simt::Rounding::kUp);
}
SIMT_INLINE __nv_bfloat16 __uint2bfloat16_ru(unsigned x) {
  return __nv_bfloat16::Rounded(::simt::IntegerToOdd(x), ::simt::Rounding::kUp);
}
SIMT_INLINE unsigned __bfloat162uint_rd(__nv_bfloat16 x) {
  return ::simt::ToInteger<unsigned>(x.Double(), ::simt::Rounding::kDown);
}
SIMT_INLINE __nv_bfloat16 __uint2bfloat16_rd(unsigned x) {
  return __nv_bfloat16::Rounded(::simt::IntegerToOdd(x), ::simt::Rounding::kDown);
}
SIMT_INLINE short __bfloat162short_rn(__nv_bfloat16 x) {
  return ::simt::ToInteger<short>(x.Double(), ::simt::Rounding::kNearest);
}
SIMT_INLINE __nv_bfloat16 __short2bfloat16_rn(short x) {
  return __nv_bfloat16::Rounded(::simt::IntegerToOdd(x), ::simt::Rounding::kNearest);
}
SIMT_INLINE short __bfloat162short_rz(__nv_bfloat16 x) {
  return ::simt::ToInteger<short>(x.Double(), ::simt::Rounding::kZero);
}
SIMT_INLINE __nv_bfloat16 __short2bfloat16_rz(short x) {
  return __nv_bfloat16::Rounded(::simt::IntegerToOdd(x), ::simt::Rounding::kZero);
}
SIMT_INLINE short __bfloat162short_ru(__nv_bfloat16 x) {
  return ::simt::ToInteger<short>(x.Double(), ::simt::Rounding::kUp);
}
SIMT_INLINE __nv_bfloat16 __short2bfloat16_ru(short x) {
  return __nv_bfloat16::Rounded(::simt::IntegerToOdd(x), ::simt::Rounding::kUp);
}
SIMT_INLINE short __bfloat162short_rd(__nv_bfloat16 x) {
  return ::simt::ToInteger<short>(x.Double(), ::simt::Rounding::kDown);
}
SIMT_INLINE __nv_bfloat16 __short2bfloat16_rd(short x) {
  return __nv_bfloat16::Rounded(::simt::IntegerToOdd(x), ::simt::Rounding::kDown);
}
SIMT_INLINE unsigned short __bfloat162ushort_rn(__nv_bfloat16 x) {
  return ::simt::ToInteger<unsigned short>(x.Double(), ::simt::Rounding::kNearest);
}
SIMT_INLINE __nv_bfloat16 __ushort2bfloat16_rn(unsigned short x) {
  return __nv_bfloat16::Rounded(::simt::IntegerToOdd(x), ::simt::Rounding::kNearest);
}
SIMT_INLINE unsigned short __bfloat162ushort_rz(__nv_bfloat16 x) {
  return ::simt::ToInteger<unsigned short>(x.Double(), ::simt::Rounding::kZero);
}
SIMT_INLINE __nv_bfloat16 __ushort2bfloat16_rz(unsigned short x) {
  return __nv_bfloat16::Rounded(::simt::IntegerToOdd(x), ::simt::Rounding::kZero);
}
SIMT_INLINE unsigned short __bfloat162ushort_ru(__nv_bfloat16 x) {
  return ::simt::ToInteger<unsigned short>(x.Double(), ::simt::Rounding::kUp);
}
SIMT_INLINE __nv_bfloat16 __ushort2bfloat16_ru(unsigned short x) {
  return __nv_bfloat16::Rounded(::simt::IntegerToOdd(x), ::simt::Rounding::kUp);
}
SIMT_INLINE unsigned short __bfloat162ushort_rd(__nv_bfloat16 x) {
  return ::simt::ToInteger<unsigned short>(x.Double(), ::simt::Rounding::kDown);
}
SIMT_INLINE __nv_bfloat16 __ushort2bfloat16_rd(unsigned short x) {
  return __nv_bfloat16::Rounded(::simt::IntegerToOdd(x), ::simt::Rounding::kDown);
}
SIMT_INLINE long long __bfloat162ll_rn(__nv_bfloat16 x) {
  return ::simt::ToInteger<long long>(x.Double(), ::simt::Rounding::kNearest);
}
SIMT_INLINE __nv_bfloat16 __ll2bfloat16_rn(long long x) {
  return __nv_bfloat16::Rounded(::simt::IntegerToOdd(x), ::simt::Rounding::kNearest);
}
SIMT_INLINE long long __bfloat162ll_rz(__nv_bfloat16 x) {
  return ::simt::ToInteger<long long>(x.Double(), ::simt::Rounding::kZero);
}
SIMT_INLINE __nv_bfloat16 __ll2bfloat16_rz(long long x) {
  return __nv_bfloat16::Rounded(::simt::IntegerToOdd(x), ::simt::Rounding::kZero);
}
SIMT_INLINE long long __bfloat162ll_ru(__nv_bfloat16 x) {
  return ::simt::ToInteger<long long>(x.Double(), ::simt::Rounding::kUp);
}
SIMT_INLINE __nv_bfloat16 __ll2bfloat16_ru(long long x) {
  return __nv_bfloat16::Rounded(::simt::IntegerToOdd(x), ::simt::Rounding::kUp);
}
SIMT_INLINE long long __bfloat162ll_rd(__nv_bfloat16 x) {
  return ::simt::ToInteger<long long>(x.Double(), ::simt::Rounding::kDown);
}
SIMT_INLINE __nv_bfloat16 __ll2bfloat16_rd(long long x) {
  return __nv_bfloat16::Rounded(::simt::IntegerToOdd(x), ::simt::Rounding::kDown);
}
SIMT_INLINE unsigned long long __bfloat162ull_rn(__nv_bfloat16 x) {
  return ::simt::ToInteger<unsigned long long>(x.Double(), ::simt::Rounding::kNearest);
}
SIMT_INLINE __nv_bfloat16 __ull2bfloat16_rn(unsigned long long x) {
  return __nv_bfloat16::Rounded(::simt::IntegerToOdd(x), ::simt::Rounding::kNearest);
}
SIMT_INLINE unsigned long long __bfloat162ull_rz(__nv_bfloat16 x) {
  return ::simt::ToInteger<unsigned long long>(x.Double(), ::simt::Rounding::kZero);
}
SIMT_INLINE __nv_bfloat16 __ull2bfloat16_rz(unsigned long long x) {
  return __nv_bfloat16::Rounded(::simt::IntegerToOdd(x), ::simt::Rounding::kZero);
}
SIMT_INLINE unsigned long long __bfloat162ull_ru(__nv_bfloat16 x) {
  return ::simt::ToInteger<unsigned long long>(x.Double(), ::simt::Rounding::kUp);
}
SIMT_INLINE __nv_bfloat16 __ull2bfloat16_ru(unsigned long long x) {
  return __nv_bfloat16::Rounded(::simt::IntegerToOdd(x), ::simt::Rounding::kUp);
}
SIMT_INLINE unsigned long long __bfloat162ull_rd(__nv_bfloat16 x) {
  return ::simt::ToInteger<unsigned long long>(x.Double(), ::simt::Rounding::kDown);
}
SIMT_INLINE __nv_bfloat16 __ull2bfloat16_rd(unsigned long long x) {
  return __nv_bfloat16::Rounded(::simt::IntegerToOdd(x), ::simt::Rounding::kDown);
}
SIMT_INLINE signed char __bfloat162char_rz(__nv_bfloat16 x) {
  return ::simt::ToInteger<signed char>(x.Double(), ::simt::Rounding::kZero);
}
SIMT_INLINE unsigned char __bfloat162uchar_rz(__nv_bfloat16 x) {
  return ::simt::ToInteger<unsigned char>(x.Double(), ::simt::Rounding::kZero);
}
SIMT_INLINE short __bfloat16_as_short(__nv_bfloat16 x) {
  return static_cast<short>(__nv_bfloat16_raw(x).x);
}
SIMT_INLINE unsigned short __bfloat16_as_ushort(__nv_bfloat16 x) { return __nv_bfloat16_raw(x).x; }
SIMT_INLINE __nv_bfloat16 __short_as_bfloat16(short x) {
  return __nv_bfloat16_raw{static_cast<unsigned short>(x)};
}
SIMT_INLINE __nv_bfloat16 __ushort_as_bfloat16(unsigned short x) { return __nv_bfloat16_raw{x}; }
SIMT_INLINE __nv_bfloat162 make_bfloat162(__nv_bfloat16 x, __nv_bfloat16 y) { return {x, y}; }
SIMT_INLINE __nv_bfloat162 __bfloat162bfloat162(__nv_bfloat16 x) { return {x, x}; }
SIMT_INLINE __nv_bfloat162 __halves2bfloat162(__nv_bfloat16 x, __nv_bfloat16 y) { return {x, y}; }
SIMT_INLINE __nv_bfloat162 __float2bfloat162_rn(float x) {
  return {__nv_bfloat16(x), __nv_bfloat16(x)};
}
SIMT_INLINE __nv_bfloat162 __floats2bfloat162_rn(float x, float y) {
  return {__nv_bfloat16(x), __nv_bfloat16(y)};
}
SIMT_INLINE __nv_bfloat162 __float22bfloat162_rn(float2 v) {
  return {__nv_bfloat16(v.x), __nv_bfloat16(v.y)};
}
SIMT_INLINE float2 __bfloat1622float2(__nv_bfloat162 v) { return {float(v.x), float(v.y)}; }
SIMT_INLINE float __low2float(__nv_bfloat162 v) { return v.x; }
SIMT_INLINE float __high2float(__nv_bfloat162 v) { return v.y; }
SIMT_INLINE __nv_bfloat16 __low2bfloat16(__nv_bfloat162 v) { return v.x; }
SIMT_INLINE __nv_bfloat16 __high2bfloat16(__nv_bfloat162 v) { return v.y; }
SIMT_INLINE __nv_bfloat162 __low2bfloat162(__nv_bfloat162 v) { return {v.x, v.x}; }
SIMT_INLINE __nv_bfloat162 __high2bfloat162(__nv_bfloat162 v) { return {v.y, v.y}; }
SIMT_INLINE __nv_bfloat162 __lows2bfloat162(__nv_bfloat162 a, __nv_bfloat162 b) {
  return {a.x, b.x};
}
SIMT_INLINE __nv_bfloat162 __highs2bfloat162(__nv_bfloat162 a, __nv_bfloat162 b) {
  return {a.y, b.y};
}
SIMT_INLINE __nv_bfloat162 __lowhigh2highlow(__nv_bfloat162 v) { return {v.y, v.x}; }

#define CUDART_INF_BF16 __ushort_as_bfloat16(0x7f80)
#define CUDART_NAN_BF16 __ushort_as_bfloat16(0x7fff)
#define CUDART_MIN_DENORM_BF16 __ushort_as_bfloat16(0x0001)
#define CUDART_MAX_NORMAL_BF16 __ushort_as_bfloat16(0x7f7f)
#define CUDART_NEG_ZERO_BF16 __ushort_as_bfloat16(0x8000)
#define CUDART_ZERO_BF16 __ushort_as_bfloat16(0x0000)
#define CUDART_ONE_BF16 __ushort_as_bfloat16(0x3f80)

#define SIMT_NARROW __nv_bfloat16
#define SIMT_NARROW2 __nv_bfloat162
#define SIMT_NARROW_RAW __nv_bfloat16_raw
#include "simt/narrow_float_functions.h"

#endif  // COMMON_SIMT_INCLUDE_CUDA_BF16_H_
