// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: cuda_fp16.h
//
// __half and __half2: IEEE 754 binary16, alone and in pairs.

#ifndef COMMON_SIMT_INCLUDE_CUDA_FP16_H_
#define COMMON_SIMT_INCLUDE_CUDA_FP16_H_

#include <type_traits>

#include "cuda_runtime.h"
#include "simt/narrow_float.h"

struct __half_raw {
  unsigned short x;
};

class __half {
 public:
  using Format = ::simt::NarrowFormat<10>;

  __half() = default;
  SIMT_INLINE __half(const __half_raw& raw) : bits_(raw.x) {}
  SIMT_INLINE __half(float x) : bits_(Format::Round(x)) {}
  SIMT_INLINE __half(double x) : bits_(Format::Round(x)) {}
  template <class Integer, class = std::enable_if_t<std::is_integral_v<Integer>>>
  SIMT_INLINE __half(Integer x) : bits_(Format::Round(::simt::IntegerToOdd(x))) {}

  SIMT_INLINE operator __half_raw() const { return {bits_}; }
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
  SIMT_INLINE static __half Rounded(double x,
                                    ::simt::Rounding rounding = ::simt::Rounding::kNearest) {
    return __half_raw{Format::Round(x, rounding)};
  }

 private:
  unsigned short bits_;
};

struct __half2_raw {
  unsigned short x, y;
};

// Copied in one access, as on a GPU.
struct alignas(4) __half2 {
  __half x, y;

  __half2() = default;
  SIMT_INLINE __half2(const __half& x_in, const __half& y_in) : x(x_in), y(y_in) {}
  SIMT_INLINE __half2(const __half2_raw& raw) : x(__half_raw{raw.x}), y(__half_raw{raw.y}) {}
  SIMT_INLINE __half2(const __half2& other) { Word() = other.Word(); }
  SIMT_INLINE __half2& operator=(const __half2& other) {
    Word() = other.Word();
    return *this;
  }
  SIMT_INLINE operator __half2_raw() const { return {__half_raw(x).x, __half_raw(y).x}; }

 private:
  using WordType = ::simt::AccessWord<4>::Type;
  SIMT_INLINE WordType& Word() { return *reinterpret_cast<WordType*>(this); }
  SIMT_INLINE const WordType& Word() const { return *reinterpret_cast<const WordType*>(this); }
};

using half = __half;
using half2 = __half2;
using __nv_half = __half;
using __nv_half2 = __half2;
using nv_half = __half;
using nv_half2 = __half2;

//----------------------------------------------------------------------------------------
// Conversions
//----------------------------------------------------------------------------------------

SIMT_INLINE __half __float2half(float x) { return __half::Rounded(x, ::simt::Rounding::kNearest); }
SIMT_INLINE __half __float2half_rn(float x) {
  return __half::Rounded(x, ::simt::Rounding::kNearest);
}
SIMT_INLINE __half __float2half_rz(float x) { return __half::Rounded(x, ::simt::Rounding::kZero); }
SIMT_INLINE __half __float2half_ru(float x) { return __half::Rounded(x, ::simt::Rounding::kUp); }
SIMT_INLINE __half __float2half_rd(float x) { return __half::Rounded(x, ::simt::Rounding::kDown); }
SIMT_INLINE __half __double2half(double x) { return __half::Rounded(x); }
SIMT_INLINE float __half2float(__half x) { return x; }
SIMT_INLINE int __half2int_rn(__half x) {
  return ::simt::ToInteger<int>(x.Double(), ::simt::Rounding::kNearest);
}
SIMT_INLINE __half __int2half_rn(int x) {
  return __half::Rounded(::simt::IntegerToOdd(x), ::simt::Rounding::kNearest);
}
SIMT_INLINE int __half2int_rz(__half x) {
  return ::simt::ToInteger<int>(x.Double(), ::simt::Rounding::kZero);
}
SIMT_INLINE __half __int2half_rz(int x) {
  return __half::Rounded(::simt::IntegerToOdd(x), ::simt::Rounding::kZero);
}
SIMT_INLINE int __half2int_ru(__half x) {
  return ::simt::ToInteger<int>(x.Double(), ::simt::Rounding::kUp);
}
SIMT_INLINE __half __int2half_ru(int x) {
  return __half::Rounded(::simt::IntegerToOdd(x), ::simt::Rounding::kUp);
}
SIMT_INLINE int __half2int_rd(__half x) {
  return ::simt::ToInteger<int>(x.Double(), ::simt::Rounding::kDown);
}
SIMT_INLINE __half __int2half_rd(int x) {
  return __half::Rounded(::simt::IntegerToOdd(x), ::simt::Rounding::kDown);
}
SIMT_INLINE unsigned __half2uint_rn(__half x) {
  return ::simt::ToInteger<unsigned>(x.Double(), ::simt::Rounding::kNearest);
}
SIMT_INLINE __half __uint2half_rn(unsigned x) {
  return __half::Rounded(::simt::IntegerToOdd(x), ::simt::Rounding::kNearest);
}
SIMT_INLINE unsigned __half2uint_rz(__half x) {
  return ::simt::ToInteger<unsigned>(x.Double(), ::simt::Rounding::kZero);
}
SIMT_INLINE __half __uint2half_rz(unsigned x) {
  return __half::Rounded(::simt::IntegerToOdd(x), ::simt::Rounding::kZero);
}
SIMT_INLINE unsigned __half2uint_ru(__half x) {
  return ::simt::ToInteger<unsigned>(x.Double(), ::simt::Rounding::kUp);
}
SIMT_INLINE __half __uint2half_ru(unsigned x) {
  return __half::Rounded(::simt::IntegerToOdd(x), ::simt::Rounding::kUp);
}
SIMT_INLINE unsigned __half2uint_rd(__half x) {
  return ::simt::ToInteger<unsigned>(x.Double(), ::simt::Rounding::kDown);
}
SIMT_INLINE __half __uint2half_rd(unsigned x) {
  return __half::Rounded(::simt::IntegerToOdd(x), ::simt::Rounding::kDown);
}
SIMT_INLINE short __half2short_rn(__half x) {
  return ::simt::ToInteger<short>(x.Double(), ::simt::Rounding::kNearest);
}
SIMT_INLINE __half __short2half_rn(short x) {
  return __half::Rounded(::simt::IntegerToOdd(x), ::simt::Rounding::kNearest);
}
SIMT_INLINE short __half2short_rz(__half x) {
  return ::simt::ToInteger<short>(x.Double(), ::simt::Rounding::kZero);
}
SIMT_INLINE __half __short2half_rz(short x) {
  return __half::Rounded(::simt::IntegerToOdd(x), ::simt::Rounding::kZero);
}
SIMT_INLINE short __half2short_ru(__half x) {
  return ::simt::ToInteger<short>(x.Double(), ::simt::Rounding::kUp);
}
SIMT_INLINE __half __short2half_ru(short x) {
  return __half::Rounded(::simt::IntegerToOdd(x), ::simt::Rounding::kUp);
}
SIMT_INLINE short __half2short_rd(__half x) {
  return ::simt::ToInteger<short>(x.Double(), ::simt::Rounding::kDown);
}
SIMT_INLINE __half __short2half_rd(short x) {
  return __half::Rounded(::simt::IntegerToOdd(x), ::simt::Rounding::kDown);
}
SIMT_INLINE unsigned short __half2ushort_rn(__half x) {
  return ::simt::ToInteger<unsigned short>(x.Double(), ::simt::Rounding::kNearest);
}
SIMT_INLINE __half __ushort2half_rn(unsigned short x) {
  return __half::Rounded(::simt::IntegerToOdd(x), ::simt::Rounding::kNearest);
}
SIMT_INLINE unsigned short __half2ushort_rz(__half x) {
  return ::simt::ToInteger<unsigned short>(x.Double(), ::simt::Rounding::kZero);
}
SIMT_INLINE __half __ushort2half_rz(unsigned short x) {
  return __half::Rounded(::simt::IntegerToOdd(x), ::simt::Rounding::kZero);
}
SIMT_INLINE unsigned short __half2ushort_ru(__half x) {
  return ::simt::ToInteger<unsigned short>(x.Double(), ::simt::Rounding::kUp);
}
SIMT_INLINE __half __ushort2half_ru(unsigned short x) {
  return __half::Rounded(::simt::IntegerToOdd(x), ::simt::Rounding::kUp);
}
SIMT_INLINE unsigned short __half2ushort_rd(__half x) {
  return ::simt::ToInteger<unsigned short>(x.Double(), ::simt::Rounding::kDown);
}
SIMT_INLINE __half __ushort2half_rd(unsigned short x) {
  return __half::Rounded(::simt::IntegerToOdd(x), ::simt::Rounding::kDown);
}
SIMT_INLINE long long __half2ll_rn(__half x) {
  return ::simt::ToInteger<long long>(x.Double(), ::simt::Rounding::kNearest);
}
SIMT_INLINE __half __ll2half_rn(long long x) {
  return __half::Rounded(::simt::IntegerToOdd(x), ::simt::Rounding::kNearest);
}
SIMT_INLINE long long __half2ll_rz(__half x) {
  return ::simt::ToInteger<long long>(x.Double(), ::simt::Rounding::kZero);
}
SIMT_INLINE __half __ll2half_rz(long long x) {
  return __half::Rounded(::simt::IntegerToOdd(x), ::simt::Rounding::kZero);
}
SIMT_INLINE long long __half2ll_ru(__half x) {
  return ::simt::ToInteger<long long>(x.Double(), ::simt::Rounding::kUp);
}
SIMT_INLINE __half __ll2half_ru(long long x) {
  return __half::Rounded(::simt::IntegerToOdd(x), ::simt::Rounding::kUp);
}
SIMT_INLINE long long __half2ll_rd(__half x) {
  return ::simt::ToInteger<long long>(x.Double(), ::simt::Rounding::kDown);
}
SIMT_INLINE __half __ll2half_rd(long long x) {
  return __half::Rounded(::simt::IntegerToOdd(x), ::simt::Rounding::kDown);
}
SIMT_INLINE unsigned long long __half2ull_rn(__half x) {
  return ::simt::ToInteger<unsigned long long>(x.Double(), ::simt::Rounding::kNearest);
}
SIMT_INLINE __half __ull2half_rn(unsigned long long x) {
  return __half::Rounded(::simt::IntegerToOdd(x), ::simt::Rounding::kNearest);
}
SIMT_INLINE unsigned long long __half2ull_rz(__half x) {
  return ::simt::ToInteger<unsigned long long>(x.Double(), ::simt::Rounding::kZero);
}
SIMT_INLINE __half __ull2half_rz(unsigned long long x) {
  return __half::Rounded(::simt::IntegerToOdd(x), ::simt::Rounding::kZero);
}
SIMT_INLINE unsigned long long __half2ull_ru(__half x) {
  return ::simt::ToInteger<unsigned long long>(x.Double(), ::simt::Rounding::kUp);
}
SIMT_INLINE __half __ull2half_ru(unsigned long long x) {
  return __half::Rounded(::simt::IntegerToOdd(x), ::simt::Rounding::kUp);
}
SIMT_INLINE unsigned long long __half2ull_rd(__half x) {
  return ::simt::ToInteger<unsigned long long>(x.Double(), ::simt::Rounding::kDown);
}
SIMT_INLINE __half __ull2half_rd(unsigned long long x) {
  return __half::Rounded(::simt::IntegerToOdd(x), ::simt::Rounding::kDown);
}
SIMT_INLINE signed char __half2char_rz(__half x) {
  return ::simt::ToInteger<signed char>(x.Double(), ::simt::Rounding::kZero);
}
SIMT_INLINE unsigned char __half2uchar_rz(__half x) {
  return ::simt::ToInteger<unsigned char>(x.Double(), ::simt::Rounding::kZero);
}
SIMT_INLINE short __half_as_short(__half x) { return static_cast<short>(__half_raw(x).x); }
SIMT_INLINE unsigned short __half_as_ushort(__half x) { return __half_raw(x).x; }
SIMT_INLINE __half __short_as_half(short x) { return __half_raw{static_cast<unsigned short>(x)}; }
SIMT_INLINE __half __ushort_as_half(unsigned short x) { return __half_raw{x}; }
SIMT_INLINE __half2 make_half2(__half x, __half y) { return {x, y}; }
SIMT_INLINE __half2 __half2half2(__half x) { return {x, x}; }
SIMT_INLINE __half2 __halves2half2(__half x, __half y) { return {x, y}; }
SIMT_INLINE __half2 __float2half2_rn(float x) { return {__half(x), __half(x)}; }
SIMT_INLINE __half2 __floats2half2_rn(float x, float y) { return {__half(x), __half(y)}; }
SIMT_INLINE __half2 __float22half2_rn(float2 v) { return {__half(v.x), __half(v.y)}; }
SIMT_INLINE float2 __half22float2(__half2 v) { return {float(v.x), float(v.y)}; }
SIMT_INLINE float __low2float(__half2 v) { return v.x; }
SIMT_INLINE float __high2float(__half2 v) { return v.y; }
SIMT_INLINE __half __low2half(__half2 v) { return v.x; }
SIMT_INLINE __half __high2half(__half2 v) { return v.y; }
SIMT_INLINE __half2 __low2half2(__half2 v) { return {v.x, v.x}; }
SIMT_INLINE __half2 __high2half2(__half2 v) { return {v.y, v.y}; }
SIMT_INLINE __half2 __lows2half2(__half2 a, __half2 b) { return {a.x, b.x}; }
SIMT_INLINE __half2 __highs2half2(__half2 a, __half2 b) { return {a.y, b.y}; }
SIMT_INLINE __half2 __lowhigh2highlow(__half2 v) { return {v.y, v.x}; }

#define CUDART_INF_FP16 __ushort_as_half(0x7c00)
#define CUDART_NAN_FP16 __ushort_as_half(0x7fff)
#define CUDART_MIN_DENORM_FP16 __ushort_as_half(0x0001)
#define CUDART_MAX_NORMAL_FP16 __ushort_as_half(0x7bff)
#define CUDART_NEG_ZERO_FP16 __ushort_as_half(0x8000)
#define CUDART_ZERO_FP16 __ushort_as_half(0x0000)
#define CUDART_ONE_FP16 __ushort_as_half(0x3c00)

#define SIMT_NARROW __half
#define SIMT_NARROW2 __half2
#define SIMT_NARROW_RAW __half_raw
#include "simt/narrow_float_functions.h"

#endif  // COMMON_SIMT_INCLUDE_CUDA_FP16_H_
