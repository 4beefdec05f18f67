// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: narrow_float.h
//
// Floating point numbers of 16 bits: their bits, and rounding to them, exactly and only once. What
// __half and __nv_bfloat16 are made of.
//
// Arithmetic is done in double. A sum, difference, product, quotient or square root of two numbers
// of p bits that is rounded to at least 2 p + 2 bits first may be rounded again to p bits: the
// result is that of one rounding (p is 11 or 8, a double has 53). For a * b + c that does not hold,
// and SumToOdd keeps what the second rounding needs to know.

#ifndef COMMON_SIMT_INCLUDE_SIMT_NARROW_FLOAT_H_
#define COMMON_SIMT_INCLUDE_SIMT_NARROW_FLOAT_H_

#include <cstdint>
#include <limits>
#include <type_traits>

#include "simt/qualifiers.h"

namespace simt {

enum class Rounding { kNearest, kZero, kUp, kDown };

SIMT_INLINE std::uint64_t BitsOfDouble(double x) {
  std::uint64_t bits;
  __builtin_memcpy(&bits, &x, sizeof bits);
  return bits;
}
SIMT_INLINE double DoubleOf(std::uint64_t bits) {
  double x;
  __builtin_memcpy(&x, &bits, sizeof x);
  return x;
}
SIMT_INLINE double PowerOfTwo(int exponent) {
  return DoubleOf(static_cast<std::uint64_t>(exponent + 1023) << 52);
}

// The whole number that the magnitude `x`, below 2^64, is rounded to; `negative` is the sign of
// what `x` is the magnitude of.
SIMT_INLINE std::uint64_t RoundMagnitude(double x, bool negative, Rounding rounding) {
  const std::uint64_t whole = static_cast<std::uint64_t>(x);
  const double rest = x - static_cast<double>(whole);
  switch (rounding) {
    case Rounding::kNearest:
      return whole + (rest > 0.5 || (rest == 0.5 && (whole & 1) != 0));
    case Rounding::kUp:
      return whole + (rest > 0 && !negative);
    case Rounding::kDown:
      return whole + (rest > 0 && negative);
    case Rounding::kZero:
      break;
  }
  return whole;
}

// A format with a sign, an exponent and kMantissa bits, 16 in all.
template <int kMantissaBits>
struct NarrowFormat {
  static constexpr int kMantissa = kMantissaBits;
  static constexpr int kLeastExponent = 2 - (1 << (14 - kMantissa));  // of a normal number
  static constexpr std::uint16_t kInfinity = 0x7fff & ~((1 << kMantissa) - 1);
  static constexpr std::uint16_t kLargest = kInfinity - 1;
  static constexpr std::uint16_t kNan = 0x7fff;

  static std::uint16_t Overflowed(bool negative, Rounding rounding) {
    const bool to_infinity =
        rounding == Rounding::kNearest || rounding == (negative ? Rounding::kDown : Rounding::kUp);
    return (negative ? 0x8000 : 0) | (to_infinity ? kInfinity : kLargest);
  }

  static std::uint16_t Round(double x, Rounding rounding = Rounding::kNearest) {
    if (x != x) return kNan;
    const bool negative = BitsOfDouble(x) >> 63 != 0;
    const double magnitude = negative ? -x : x;
    const std::uint16_t sign = negative ? 0x8000 : 0;
    if (magnitude == std::numeric_limits<double>::infinity()) return sign | kInfinity;
    int exponent = static_cast<int>(BitsOfDouble(magnitude) >> 52) - 1023;
    if (exponent < kLeastExponent) exponent = kLeastExponent;
    if (exponent > -kLeastExponent + 1) return Overflowed(negative, rounding);
    const std::uint64_t units =
        RoundMagnitude(magnitude * PowerOfTwo(kMantissa - exponent), negative, rounding);
    // A carry out of the mantissa raises the exponent by itself.
    std::uint64_t bits = units;
    if (units >> kMantissa != 0) {
      bits = (static_cast<std::uint64_t>(exponent - kLeastExponent + 1) << kMantissa) + units -
             (1u << kMantissa);
    }
    if (bits >= kInfinity) return Overflowed(negative, rounding);
    return sign | static_cast<std::uint16_t>(bits);
  }

  static double ToDouble(std::uint16_t bits) {
    const bool negative = bits >> 15 != 0;
    const unsigned mantissa = bits & ((1u << kMantissa) - 1);
    const int exponent = (bits & 0x7fff) >> kMantissa;
    double magnitude;
    if ((bits & 0x7fff) > kInfinity) return std::numeric_limits<double>::quiet_NaN();
    if ((bits & 0x7fff) == kInfinity) {
      magnitude = std::numeric_limits<double>::infinity();
    } else if (exponent == 0) {
      magnitude = mantissa * PowerOfTwo(kLeastExponent - kMantissa);
    } else {
      magnitude =
          (mantissa + (1u << kMantissa)) * PowerOfTwo(kLeastExponent + exponent - 1 - kMantissa);
    }
    return negative ? -magnitude : magnitude;
  }
};

// a + b, to 53 bits of which the last is set if the sum is not exact: what is between two numbers
// stays between them.
SIMT_INLINE double SumToOdd(double a, double b) {
  const double sum = a + b;
  if (!(sum - sum == 0)) return sum;  // infinite or NaN
  const double b_part = sum - a;
  const double error = (a - (sum - b_part)) + (b - b_part);  // exact (Knuth's two-sum)
  const std::uint64_t bits = BitsOfDouble(sum);
  if (error == 0 || (bits & 1) != 0) return sum;
  // The exact sum lies on the side of `error`: one step away from zero or towards it.
  return DoubleOf((error > 0) == (sum > 0) ? bits + 1 : bits - 1);
}

// An integer as a double that rounds to 16 bits as the integer does.
template <class Integer>
SIMT_INLINE double IntegerToOdd(Integer value) {
  const bool negative = std::is_signed_v<Integer> && value < 0;
  std::uint64_t magnitude = static_cast<std::uint64_t>(value);
  if (negative) magnitude = 0 - magnitude;
  if (magnitude >> 53 != 0) {
    magnitude = (magnitude >> 11 | ((magnitude & 0x7ff) != 0 ? 1 : 0)) << 11;
  }
  const double x = static_cast<double>(magnitude);
  return negative ? -x : x;
}

// To an integer, which saturates; NaN becomes 0, or the lowest bit pattern of 64 bits.
template <class Integer>
SIMT_INLINE Integer ToInteger(double x, Rounding rounding) {
  using Limits = std::numeric_limits<Integer>;
  if (x != x) return sizeof(Integer) == 8 ? static_cast<Integer>(std::uint64_t{1} << 63) : 0;
  const bool negative = x < 0;
  const double magnitude = negative ? -x : x;
  if (magnitude >= 0x1p64) return negative ? Limits::lowest() : Limits::max();
  const std::uint64_t units = RoundMagnitude(magnitude, negative, rounding);
  if (!negative) {
    return units > static_cast<std::uint64_t>(Limits::max()) ? Limits::max()
                                                             : static_cast<Integer>(units);
  }
  const std::uint64_t lowest = 0 - static_cast<std::uint64_t>(Limits::lowest());
  return units > lowest ? Limits::lowest() : static_cast<Integer>(0 - units);
}

}  // namespace simt

#endif  // COMMON_SIMT_INCLUDE_SIMT_NARROW_FLOAT_H_
