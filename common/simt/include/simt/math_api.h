// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: math_api.h
//
// CUDA's mathematical functions that the C++ library lacks; all others are the library's own. What
// is not derivable here to CUDA's stated accuracy (cyl_bessel_i0 and i1) does not exist.

#ifndef COMMON_SIMT_INCLUDE_SIMT_MATH_API_H_
#define COMMON_SIMT_INCLUDE_SIMT_MATH_API_H_

#include <math.h>
#include <stdlib.h>

#include <cmath>
#include <cstdlib>

#include "simt/qualifiers.h"

namespace simt {

// Defined in runtime/special_functions.cc, for double and long double accuracy inside.
double InverseErf(double x);
double InverseErfc(double x);
double ScaledErfc(double x);  // exp(x * x) * erfc(x)
double NormalCdf(double x);
double InverseNormalCdf(double x);
double SinPi(double x);
double CosPi(double x);
double ReciprocalSqrt(double x);
double ReciprocalCbrt(double x);
double Norm3(double a, double b, double c);
double Norm4(double a, double b, double c, double d);
double ReciprocalNorm3(double a, double b, double c);
double ReciprocalNorm4(double a, double b, double c, double d);
double ReciprocalHypot(double a, double b);

}  // namespace simt

// A function of double, its float form, and its overload for float.
#define SIMT_MATH1(name, Implementation)                                                       \
  SIMT_INLINE double name(double x) { return ::simt::Implementation(x); }                      \
  SIMT_INLINE float name##f(float x) { return static_cast<float>(::simt::Implementation(x)); } \
  SIMT_INLINE float name(float x) { return name##f(x); }
SIMT_MATH1(erfinv, InverseErf)
SIMT_MATH1(erfcinv, InverseErfc)
SIMT_MATH1(erfcx, ScaledErfc)
SIMT_MATH1(normcdf, NormalCdf)
SIMT_MATH1(normcdfinv, InverseNormalCdf)
SIMT_MATH1(sinpi, SinPi)
SIMT_MATH1(cospi, CosPi)
SIMT_MATH1(rcbrt, ReciprocalCbrt)
#undef SIMT_MATH1

SIMT_INLINE double rsqrt(double x) { return ::simt::ReciprocalSqrt(x); }
SIMT_INLINE float rsqrtf(float x) { return static_cast<float>(1 / sqrt(static_cast<double>(x))); }
SIMT_INLINE float rsqrt(float x) { return rsqrtf(x); }
SIMT_INLINE void sincospi(double x, double* sine, double* cosine) {
  *sine = ::simt::SinPi(x);
  *cosine = ::simt::CosPi(x);
}
SIMT_INLINE void sincospif(float x, float* sine, float* cosine) {
  *sine = sinpif(x);
  *cosine = cospif(x);
}
SIMT_INLINE double rhypot(double a, double b) { return ::simt::ReciprocalHypot(a, b); }
SIMT_INLINE float rhypotf(float a, float b) {
  return static_cast<float>(::simt::ReciprocalHypot(a, b));
}
SIMT_INLINE double norm3d(double a, double b, double c) { return ::simt::Norm3(a, b, c); }
SIMT_INLINE float norm3df(float a, float b, float c) {
  return static_cast<float>(::simt::Norm3(a, b, c));
}
SIMT_INLINE double rnorm3d(double a, double b, double c) {
  return ::simt::ReciprocalNorm3(a, b, c);
}
SIMT_INLINE float rnorm3df(float a, float b, float c) {
  return static_cast<float>(::simt::ReciprocalNorm3(a, b, c));
}
SIMT_INLINE double norm4d(double a, double b, double c, double d) {
  return ::simt::Norm4(a, b, c, d);
}
SIMT_INLINE float norm4df(float a, float b, float c, float d) {
  return static_cast<float>(::simt::Norm4(a, b, c, d));
}
SIMT_INLINE double rnorm4d(double a, double b, double c, double d) {
  return ::simt::ReciprocalNorm4(a, b, c, d);
}
SIMT_INLINE float rnorm4df(float a, float b, float c, float d) {
  return static_cast<float>(::simt::ReciprocalNorm4(a, b, c, d));
}

// The lengths of vectors of any dimension.
SIMT_INLINE double norm(int dimension, const double* x) {
  double length = 0;
  for (int i = 0; i < dimension; ++i) length = __builtin_hypot(length, x[i]);
  return length;
}
SIMT_INLINE float normf(int dimension, const float* x) {
  double squares = 0;
  for (int i = 0; i < dimension; ++i) squares += static_cast<double>(x[i]) * x[i];
  return static_cast<float>(sqrt(squares));
}
SIMT_INLINE double rnorm(int dimension, const double* x) { return 1 / norm(dimension, x); }
SIMT_INLINE float rnormf(int dimension, const float* x) { return 1 / normf(dimension, x); }

// Modified Bessel functions of the first kind. Defined in runtime/special_functions.cc.
double cyl_bessel_i0(double x);
double cyl_bessel_i1(double x);
SIMT_INLINE float cyl_bessel_i0f(float x) { return static_cast<float>(cyl_bessel_i0(x)); }
SIMT_INLINE float cyl_bessel_i1f(float x) { return static_cast<float>(cyl_bessel_i1(x)); }

#define SIMT_MIN_MAX_OF_FLOATS(Result, A, B)                               \
  SIMT_INLINE Result min(A a, B b) {                                       \
    return __builtin_fmin(static_cast<Result>(a), static_cast<Result>(b)); \
  }                                                                        \
  SIMT_INLINE Result max(A a, B b) {                                       \
    return __builtin_fmax(static_cast<Result>(a), static_cast<Result>(b)); \
  }
SIMT_MIN_MAX_OF_FLOATS(float, float, float)
SIMT_MIN_MAX_OF_FLOATS(double, double, double)
SIMT_MIN_MAX_OF_FLOATS(double, float, double)
SIMT_MIN_MAX_OF_FLOATS(double, double, float)
#undef SIMT_MIN_MAX_OF_FLOATS

#endif  // COMMON_SIMT_INCLUDE_SIMT_MATH_API_H_
