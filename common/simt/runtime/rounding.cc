// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: rounding.cc
//
// Arithmetic and conversions with a given rounding (simt/float_intrinsics.h), done by the CPU in
// that rounding mode. Compiled with -frounding-math, so that no operation is moved out of its mode.

#include <fenv.h>

#include <cmath>
#include <limits>
#include <type_traits>

#include "simt/float_intrinsics.h"

namespace simt {
namespace {

class RoundingMode {
 public:
  explicit RoundingMode(int mode) : saved_(fegetround()) { fesetround(mode); }
  ~RoundingMode() { fesetround(saved_); }
  RoundingMode(const RoundingMode&) = delete;
  RoundingMode& operator=(const RoundingMode&) = delete;

 private:
  const int saved_;
};

// Hides a value's origin, so that what is computed from it is computed now.
template <class T>
T Opaque(T value) {
  asm volatile("" : "+m"(value) : : "memory");
  return value;
}

template <int kMode, class Operation>
auto Rounded(Operation operation) {
  const RoundingMode mode(kMode);
  return Opaque(operation());
}

// Converts by the current rounding mode; saturates where the target is an integer.
template <class To, class From>
To Convert(From from) {
  if constexpr (std::is_integral_v<To> && std::is_floating_point_v<From>) {
    if (std::isnan(from)) return 0;
    const From rounded = std::nearbyint(from);
    // The bounds are powers of two (or 0), exact in From.
    const From above = std::ldexp(From{1}, std::numeric_limits<To>::digits);
    if (rounded >= above) return std::numeric_limits<To>::max();
    if (rounded <= (std::is_signed_v<To> ? -above : From{0})) {
      return std::numeric_limits<To>::min();
    }
    return static_cast<To>(rounded);
  } else {
    return static_cast<To>(from);
  }
}

template <class To, class From>
struct Unary {
  static To __fsqrt(From x) { return std::sqrt(x); }
  static To __dsqrt(From x) { return std::sqrt(x); }
  static To __frcp(From x) { return 1 / x; }
  static To __drcp(From x) { return 1 / x; }
  static To __float2int(From x) { return Convert<To>(x); }
  static constexpr auto __float2uint = __float2int, __float2ll = __float2int,
                        __float2ull = __float2int, __double2int = __float2int,
                        __double2uint = __float2int, __double2ll = __float2int,
                        __double2ull = __float2int, __double2float = __float2int,
                        __int2float = __float2int, __uint2float = __float2int,
                        __ll2float = __float2int, __ull2float = __float2int,
                        __ll2double = __float2int, __ull2double = __float2int;
};

template <class T>
struct Arithmetic {
  static T __fadd(T x, T y) { return x + y; }
  static T __fsub(T x, T y) { return x - y; }
  static T __fmul(T x, T y) { return x * y; }
  static T __fdiv(T x, T y) { return x / y; }
  static constexpr auto __dadd = __fadd, __dsub = __fsub, __dmul = __fmul, __ddiv = __fdiv;
  static T __fmaf(T x, T y, T z) { return std::fma(x, y, z); }
  static constexpr auto __fma = __fmaf;
};

}  // namespace
}  // namespace simt

#define SIMT_DEFINE_UNARY_IN_MODE(name, operation, kMode, To, From)         \
  To name(From x) {                                                         \
    return simt::Rounded<kMode>(                                            \
        [&] { return simt::Unary<To, From>::operation(simt::Opaque(x)); }); \
  }
#define SIMT_DEFINE_UNARY(name, To, From)                             \
  SIMT_DEFINE_UNARY_IN_MODE(name##_rn, name, FE_TONEAREST, To, From)  \
  SIMT_DEFINE_UNARY_IN_MODE(name##_rz, name, FE_TOWARDZERO, To, From) \
  SIMT_DEFINE_UNARY_IN_MODE(name##_ru, name, FE_UPWARD, To, From)     \
  SIMT_DEFINE_UNARY_IN_MODE(name##_rd, name, FE_DOWNWARD, To, From)
#define SIMT_DEFINE_BINARY_IN_MODE(name, operation, kMode, T)                              \
  T name(T x, T y) {                                                                       \
    return simt::Rounded<kMode>(                                                           \
        [&] { return simt::Arithmetic<T>::operation(simt::Opaque(x), simt::Opaque(y)); }); \
  }
#define SIMT_DEFINE_BINARY(name, T)                             \
  SIMT_DEFINE_BINARY_IN_MODE(name##_rn, name, FE_TONEAREST, T)  \
  SIMT_DEFINE_BINARY_IN_MODE(name##_rz, name, FE_TOWARDZERO, T) \
  SIMT_DEFINE_BINARY_IN_MODE(name##_ru, name, FE_UPWARD, T)     \
  SIMT_DEFINE_BINARY_IN_MODE(name##_rd, name, FE_DOWNWARD, T)
#define SIMT_DEFINE_TERNARY_IN_MODE(name, operation, kMode, T)                                  \
  T name(T x, T y, T z) {                                                                       \
    return simt::Rounded<kMode>([&] {                                                           \
      return simt::Arithmetic<T>::operation(simt::Opaque(x), simt::Opaque(y), simt::Opaque(z)); \
    });                                                                                         \
  }
#define SIMT_DEFINE_TERNARY(name, T)                             \
  SIMT_DEFINE_TERNARY_IN_MODE(name##_rn, name, FE_TONEAREST, T)  \
  SIMT_DEFINE_TERNARY_IN_MODE(name##_rz, name, FE_TOWARDZERO, T) \
  SIMT_DEFINE_TERNARY_IN_MODE(name##_ru, name, FE_UPWARD, T)     \
  SIMT_DEFINE_TERNARY_IN_MODE(name##_rd, name, FE_DOWNWARD, T)

SIMT_ROUNDED_UNARY(SIMT_DEFINE_UNARY)
SIMT_ROUNDED_BINARY(SIMT_DEFINE_BINARY)
SIMT_ROUNDED_TERNARY(SIMT_DEFINE_TERNARY)
