// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: special_functions.cc
//
// The special functions of simt/math_api.h, computed in long double (64 bits of mantissa) and
// rounded to double at the end.

#include <cmath>
#include <limits>

#include "simt/math_api.h"

namespace simt {
namespace {

constexpr long double kPi = 3.14159265358979323846264338327950288L;
constexpr long double kSqrt2 = 1.41421356237309504880168872420969808L;
constexpr long double kTwoOverSqrtPi = 1.12837916709551257389615890312154517L;

// Refines `x` towards f(x) = 0 by Halley's steps, f being erf - y or y - erfc: f' is
// 2/sqrt(pi) exp(-x^2) and f'' is -2 x f'.
template <class Function>
long double Halley(long double x, Function f) {
  for (int i = 0; i < 20; ++i) {
    const long double newton = f(x) / (kTwoOverSqrtPi * std::exp(-x * x));
    const long double step = newton / (1 + x * newton);
    x -= step;
    if (std::abs(step) <= std::abs(x) * std::numeric_limits<long double>::epsilon()) break;
  }
  return x;
}

// For 0 < y < 1/2. The start is the leading term of erfc's asymptotic expansion, solved for x.
long double InverseErfcOfSmall(long double y) {
  const long double t = std::sqrt(-std::log(y));
  const long double start = t - std::log(t * std::sqrt(kPi)) / (2 * t);
  return Halley(start, [y](long double x) { return y - std::erfc(x); });
}

// For |y| <= 1/2. The start is the series of erf's inverse.
long double InverseErfOfSmall(long double y) {
  const long double start = y * (std::sqrt(kPi) / 2) * (1 + kPi / 12 * y * y);
  return Halley(start, [y](long double x) { return std::erf(x) - y; });
}

long double InverseErfcWide(long double y) {
  if (!(y >= 0 && y <= 2)) return std::numeric_limits<long double>::quiet_NaN();
  if (y == 0) return std::numeric_limits<long double>::infinity();
  if (y == 2) return -std::numeric_limits<long double>::infinity();
  if (y < 0.5L) return InverseErfcOfSmall(y);
  if (y > 1.5L) return -InverseErfcOfSmall(2 - y);
  return InverseErfOfSmall(1 - y);
}

// sin(pi * x) for |x| <= 1/4, cos(pi * x) likewise, from the reduction below.
double SinPiOfQuarter(double x) { return static_cast<double>(std::sin(kPi * x)); }
double CosPiOfQuarter(double x) { return static_cast<double>(std::cos(kPi * x)); }

long double SumOfSquares(long double a, long double b, long double c, long double d) {
  return a * a + b * b + c * c + d * d;  // no overflow: a long double's exponent has room for it
}

// sqrt(sum of squares); an infinity among the components prevails over a NaN, as in hypot.
double Norm(double a, double b, double c, double d) {
  if (std::isinf(a) || std::isinf(b) || std::isinf(c) || std::isinf(d)) {
    return std::numeric_limits<double>::infinity();
  }
  return static_cast<double>(std::sqrt(SumOfSquares(a, b, c, d)));
}

double ReciprocalNorm(double a, double b, double c, double d) {
  if (std::isinf(a) || std::isinf(b) || std::isinf(c) || std::isinf(d)) return 0;
  return static_cast<double>(1 / std::sqrt(SumOfSquares(a, b, c, d)));
}

}  // namespace

double InverseErf(double x) {
  if (std::abs(x) <= 0.5) return x == 0 ? x : static_cast<double>(InverseErfOfSmall(x));
  return static_cast<double>(InverseErfcWide(1 - static_cast<long double>(x)));
}

double InverseErfc(double x) { return static_cast<double>(InverseErfcWide(x)); }

double ScaledErfc(double x) {
  const long double wide = x;
  if (wide < 50) return static_cast<double>(std::exp(wide * wide) * std::erfc(wide));
  // The asymptotic series; its seventh term is below 1e-18 of the first from 50 on.
  const long double r = 1 / (2 * wide * wide);
  return static_cast<double>(kTwoOverSqrtPi / 2 / wide *
                             (1 - r * (1 - 3 * r * (1 - 5 * r * (1 - 7 * r * (1 - 9 * r))))));
}

double NormalCdf(double x) {
  return static_cast<double>(std::erfc(-static_cast<long double>(x) / kSqrt2) / 2);
}

double InverseNormalCdf(double x) {
  return static_cast<double>(-kSqrt2 * InverseErfcWide(2 * static_cast<long double>(x)));
}

double SinPi(double x) {
  if (std::isinf(x)) return std::numeric_limits<double>::quiet_NaN();
  if (x == std::trunc(x)) return std::copysign(0.0, x);
  const double r = std::remainder(x, 2.0);  // exact, in [-1, 1]
  const double magnitude = std::abs(r);
  const double folded = magnitude > 0.5 ? 1 - magnitude : magnitude;
  const double sine = folded > 0.25 ? CosPiOfQuarter(0.5 - folded) : SinPiOfQuarter(folded);
  return r < 0 ? -sine : sine;
}

double CosPi(double x) {
  if (std::isinf(x)) return std::numeric_limits<double>::quiet_NaN();
  const double r = std::abs(std::remainder(x, 2.0));  // exact, in [0, 1]
  const double folded = r > 0.5 ? 1 - r : r;
  const double cosine = folded > 0.25 ? SinPiOfQuarter(0.5 - folded) : CosPiOfQuarter(folded);
  return r > 0.5 ? -cosine : cosine;
}

double ReciprocalSqrt(double x) {
  return static_cast<double>(1 / std::sqrt(static_cast<long double>(x)));
}
double ReciprocalCbrt(double x) {
  return static_cast<double>(1 / std::cbrt(static_cast<long double>(x)));
}
double Norm3(double a, double b, double c) { return Norm(a, b, c, 0); }
double Norm4(double a, double b, double c, double d) { return Norm(a, b, c, d); }
double ReciprocalNorm3(double a, double b, double c) { return ReciprocalNorm(a, b, c, 0); }
double ReciprocalNorm4(double a, double b, double c, double d) {
  return ReciprocalNorm(a, b, c, d);
}
double ReciprocalHypot(double a, double b) { return ReciprocalNorm(a, b, 0, 0); }

}  // namespace simt

double cyl_bessel_i0(double x) { return std::cyl_bessel_i(0.0, x < 0 ? -x : x); }
double cyl_bessel_i1(double x) {
  const double value = std::cyl_bessel_i(1.0, x < 0 ? -x : x);
  return x < 0 ? -value : value;
}
