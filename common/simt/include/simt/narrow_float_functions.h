// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: narrow_float_functions.h
//
// Arithmetic, comparisons, functions, shuffles and atomics of one type of 16 bits, SIMT_NARROW, and
// of its pairs, SIMT_NARROW2: included once for each type, by the header that defines it. All
// results are rounded once, to nearest. A result that is NaN has the bits 0x7fff.

#define SIMT_T SIMT_NARROW
#define SIMT_T2 SIMT_NARROW2

// f2(a, b) is f of both halves.
#define SIMT_PAIR1(name2, name) \
  SIMT_INLINE SIMT_T2 name2(SIMT_T2 a) { return {name(a.x), name(a.y)}; }
#define SIMT_PAIR2(name2, name) \
  SIMT_INLINE SIMT_T2 name2(SIMT_T2 a, SIMT_T2 b) { return {name(a.x, b.x), name(a.y, b.y)}; }
#define SIMT_PAIR3(name2, name)                                \
  SIMT_INLINE SIMT_T2 name2(SIMT_T2 a, SIMT_T2 b, SIMT_T2 c) { \
    return {name(a.x, b.x, c.x), name(a.y, b.y, c.y)};         \
  }

//----------------------------------------------------------------------------------------
// Arithmetic
//----------------------------------------------------------------------------------------

// Between 0 and 1; 0 for NaN.
SIMT_INLINE SIMT_T simt_saturated(SIMT_T x) {
  const double value = x.Double();
  return value > 0 ? (value < 1 ? x : SIMT_T::Rounded(1)) : SIMT_T::Rounded(0);
}
// Not below 0; NaN stays NaN.
SIMT_INLINE SIMT_T simt_rectified(SIMT_T x) {
  const double value = x.Double();
  return value > 0 || value != value ? x : SIMT_T::Rounded(0);
}

#define SIMT_BINARY(name, operation)                                                \
  SIMT_INLINE SIMT_T __h##name(SIMT_T a, SIMT_T b) {                                \
    return SIMT_T::Rounded(a.Double() operation b.Double());                        \
  }                                                                                 \
  SIMT_INLINE SIMT_T __h##name##_rn(SIMT_T a, SIMT_T b) { return __h##name(a, b); } \
  SIMT_INLINE SIMT_T __h##name##_sat(SIMT_T a, SIMT_T b) {                          \
    return simt_saturated(__h##name(a, b));                                         \
  }                                                                                 \
  SIMT_PAIR2(__h##name##2, __h##name)                                               \
  SIMT_PAIR2(__h##name##2_rn, __h##name)                                            \
  SIMT_PAIR2(__h##name##2_sat, __h##name##_sat)
SIMT_BINARY(add, +)
SIMT_BINARY(sub, -)
SIMT_BINARY(mul, *)
#undef SIMT_BINARY

SIMT_INLINE SIMT_T __hdiv(SIMT_T a, SIMT_T b) { return SIMT_T::Rounded(a.Double() / b.Double()); }
SIMT_PAIR2(__h2div, __hdiv)

SIMT_INLINE SIMT_T __hfma(SIMT_T a, SIMT_T b, SIMT_T c) {
  return SIMT_T::Rounded(::simt::SumToOdd(a.Double() * b.Double(), c.Double()));
}
SIMT_INLINE SIMT_T __hfma_sat(SIMT_T a, SIMT_T b, SIMT_T c) {
  return simt_saturated(__hfma(a, b, c));
}
SIMT_INLINE SIMT_T __hfma_relu(SIMT_T a, SIMT_T b, SIMT_T c) {
  return simt_rectified(__hfma(a, b, c));
}
SIMT_PAIR3(__hfma2, __hfma)
SIMT_PAIR3(__hfma2_sat, __hfma_sat)
SIMT_PAIR3(__hfma2_relu, __hfma_relu)

// Signs are bits: those of zeros and NaNs change, too.
SIMT_INLINE SIMT_T __hneg(SIMT_T a) {
  return SIMT_NARROW_RAW{static_cast<unsigned short>(SIMT_NARROW_RAW(a).x ^ 0x8000)};
}
SIMT_INLINE SIMT_T __habs(SIMT_T a) {
  return SIMT_NARROW_RAW{static_cast<unsigned short>(SIMT_NARROW_RAW(a).x & 0x7fff)};
}
SIMT_PAIR1(__hneg2, __hneg)
SIMT_PAIR1(__habs2, __habs)

// a * b + c of complex numbers.
SIMT_INLINE SIMT_T2 __hcmadd(SIMT_T2 a, SIMT_T2 b, SIMT_T2 c) {
  const SIMT_T real = __hfma(a.x, b.x, c.x), imaginary = __hfma(a.x, b.y, c.y);
  return {__hfma(__hneg(a.y), b.y, real), __hfma(a.y, b.x, imaginary)};
}

//----------------------------------------------------------------------------------------
// Comparisons: the plain ones are false with NaN, those with a u are true
//----------------------------------------------------------------------------------------

SIMT_INLINE bool __hisnan(SIMT_T a) { return a.Double() != a.Double(); }
SIMT_INLINE int __hisinf(SIMT_T a) {
  const unsigned short bits = SIMT_NARROW_RAW(a).x;
  return (bits & 0x7fff) != SIMT_T::Format::kInfinity ? 0 : bits >> 15 != 0 ? -1 : 1;
}
SIMT_INLINE SIMT_T2 __hisnan2(SIMT_T2 a) {
  return {SIMT_T::Rounded(__hisnan(a.x)), SIMT_T::Rounded(__hisnan(a.y))};
}

#define SIMT_COMPARISON_OF_PAIRS(name)                                          \
  SIMT_INLINE SIMT_T2 name##2(SIMT_T2 a, SIMT_T2 b) {                           \
    return {SIMT_T::Rounded(name(a.x, b.x)), SIMT_T::Rounded(name(a.y, b.y))};  \
  }                                                                             \
  SIMT_INLINE unsigned name##2_mask(SIMT_T2 a, SIMT_T2 b) {                     \
    return (name(a.x, b.x) ? 0xffffu : 0) | (name(a.y, b.y) ? 0xffff0000u : 0); \
  }
#define SIMT_COMPARISON(name, operation)                                                     \
  SIMT_INLINE bool __h##name(SIMT_T a, SIMT_T b) { return a.Double() operation b.Double(); } \
  SIMT_INLINE bool __h##name##u(SIMT_T a, SIMT_T b) {                                        \
    return __hisnan(a) || __hisnan(b) || a.Double() operation b.Double();                    \
  }                                                                                          \
  SIMT_COMPARISON_OF_PAIRS(__h##name)                                                        \
  SIMT_COMPARISON_OF_PAIRS(__h##name##u)                                                     \
  SIMT_INLINE bool __hb##name##2(SIMT_T2 a, SIMT_T2 b) {                                     \
    return __h##name(a.x, b.x) && __h##name(a.y, b.y);                                       \
  }                                                                                          \
  SIMT_INLINE bool __hb##name##u2(SIMT_T2 a, SIMT_T2 b) {                                    \
    return __h##name##u(a.x, b.x) && __h##name##u(a.y, b.y);                                 \
  }
SIMT_COMPARISON(eq, ==)
SIMT_COMPARISON(lt, <)
SIMT_COMPARISON(le, <=)
SIMT_COMPARISON(gt, >)
SIMT_COMPARISON(ge, >=)
// Not equal, and comparable.
SIMT_INLINE bool __hne(SIMT_T a, SIMT_T b) {
  return !__hisnan(a) && !__hisnan(b) && a.Double() != b.Double();
}
SIMT_INLINE bool __hneu(SIMT_T a, SIMT_T b) { return a.Double() != b.Double(); }
SIMT_COMPARISON_OF_PAIRS(__hne)
SIMT_COMPARISON_OF_PAIRS(__hneu)
SIMT_INLINE bool __hbne2(SIMT_T2 a, SIMT_T2 b) { return __hne(a.x, b.x) && __hne(a.y, b.y); }
SIMT_INLINE bool __hbneu2(SIMT_T2 a, SIMT_T2 b) { return __hneu(a.x, b.x) && __hneu(a.y, b.y); }
#undef SIMT_COMPARISON
#undef SIMT_COMPARISON_OF_PAIRS

// The one that is a number, if only one is; -0 is less than +0.
#define SIMT_EXTREMUM(name, operation, zero_of_both)                                            \
  SIMT_INLINE SIMT_T __h##name(SIMT_T a, SIMT_T b) {                                            \
    if (__hisnan(a)) return __hisnan(b) ? SIMT_T::Rounded(a.Double()) : b;                      \
    if (__hisnan(b)) return a;                                                                  \
    if (a.Double() == b.Double()) {                                                             \
      return SIMT_NARROW_RAW{                                                                   \
          static_cast<unsigned short>(SIMT_NARROW_RAW(a).x zero_of_both SIMT_NARROW_RAW(b).x)}; \
    }                                                                                           \
    return a.Double() operation b.Double() ? a : b;                                             \
  }                                                                                             \
  SIMT_INLINE SIMT_T __h##name##_nan(SIMT_T a, SIMT_T b) {                                      \
    if (__hisnan(a) || __hisnan(b)) return SIMT_T::Rounded(__builtin_nan(""));                  \
    return __h##name(a, b);                                                                     \
  }                                                                                             \
  SIMT_PAIR2(__h##name##2, __h##name)                                                           \
  SIMT_PAIR2(__h##name##2_nan, __h##name##_nan)
SIMT_EXTREMUM(max, >, &)
SIMT_EXTREMUM(min, <, |)
#undef SIMT_EXTREMUM

//----------------------------------------------------------------------------------------
// Functions
//----------------------------------------------------------------------------------------

#define SIMT_FUNCTION(name, expression)  \
  SIMT_INLINE SIMT_T h##name(SIMT_T a) { \
    const double x = a.Double();         \
    return SIMT_T::Rounded(expression);  \
  }                                      \
  SIMT_PAIR1(h2##name, h##name)
SIMT_FUNCTION(sqrt, ::sqrt(x))
SIMT_FUNCTION(rsqrt, 1 / ::sqrt(x))
SIMT_FUNCTION(rcp, 1 / x)
SIMT_FUNCTION(exp, ::exp(x))
SIMT_FUNCTION(exp2, ::exp2(x))
SIMT_FUNCTION(exp10, ::exp10(x))
SIMT_FUNCTION(log, ::log(x))
SIMT_FUNCTION(log2, ::log2(x))
SIMT_FUNCTION(log10, ::log10(x))
SIMT_FUNCTION(sin, ::sin(x))
SIMT_FUNCTION(cos, ::cos(x))
SIMT_FUNCTION(tanh, ::tanh(x))
SIMT_FUNCTION(tanh_approx, ::tanh(x))
SIMT_FUNCTION(ceil, ::ceil(x))
SIMT_FUNCTION(floor, ::floor(x))
SIMT_FUNCTION(trunc, ::trunc(x))
SIMT_FUNCTION(rint, ::rint(x))
#undef SIMT_FUNCTION

//----------------------------------------------------------------------------------------
// Operators
//----------------------------------------------------------------------------------------

#define SIMT_OPERATOR(operation, function, function2)                                      \
  SIMT_INLINE SIMT_T operator operation(SIMT_T a, SIMT_T b) { return function(a, b); }     \
  SIMT_INLINE SIMT_T2 operator operation(SIMT_T2 a, SIMT_T2 b) { return function2(a, b); } \
  SIMT_INLINE SIMT_T& operator operation##=(SIMT_T& a, SIMT_T b) {                         \
    const SIMT_NARROW_RAW before = a;                                                      \
    return a = function(before, b);                                                        \
  }                                                                                        \
  SIMT_INLINE SIMT_T2& operator operation##=(SIMT_T2& a, SIMT_T2 b) { return a = function2(a, b); }
SIMT_OPERATOR(+, __hadd, __hadd2)
SIMT_OPERATOR(-, __hsub, __hsub2)
SIMT_OPERATOR(*, __hmul, __hmul2)
SIMT_OPERATOR(/, __hdiv, __h2div)
#undef SIMT_OPERATOR

#define SIMT_STEP(Type, one, operation)                                                    \
  SIMT_INLINE Type& operator operation##operation(Type& a) { return a = a operation one; } \
  SIMT_INLINE Type operator operation##operation(Type& a, int) {                           \
    const Type before = a;                                                                 \
    a = a operation one;                                                                   \
    return before;                                                                         \
  }
SIMT_STEP(SIMT_T, SIMT_T::Rounded(1), +)
SIMT_STEP(SIMT_T, SIMT_T::Rounded(1), -)
SIMT_STEP(SIMT_T2, (SIMT_T2{SIMT_T::Rounded(1), SIMT_T::Rounded(1)}), +)
SIMT_STEP(SIMT_T2, (SIMT_T2{SIMT_T::Rounded(1), SIMT_T::Rounded(1)}), -)
#undef SIMT_STEP

SIMT_INLINE SIMT_T operator+(SIMT_T a) { return a; }
SIMT_INLINE SIMT_T operator-(SIMT_T a) { return __hneg(a); }
SIMT_INLINE SIMT_T2 operator+(SIMT_T2 a) { return a; }
SIMT_INLINE SIMT_T2 operator-(SIMT_T2 a) { return __hneg2(a); }

#define SIMT_OPERATOR(operation, name)                                                \
  SIMT_INLINE bool operator operation(SIMT_T a, SIMT_T b) { return __h##name(a, b); } \
  SIMT_INLINE bool operator operation(SIMT_T2 a, SIMT_T2 b) { return __hb##name##2(a, b); }
SIMT_OPERATOR(==, eq)
SIMT_OPERATOR(!=, neu)
SIMT_OPERATOR(<, lt)
SIMT_OPERATOR(<=, le)
SIMT_OPERATOR(>, gt)
SIMT_OPERATOR(>=, ge)
#undef SIMT_OPERATOR

//----------------------------------------------------------------------------------------
// Shuffles and atomics
//----------------------------------------------------------------------------------------

#define SIMT_SHUFFLE(name, Operand, mode)                                                 \
  SIMT_INLINE SIMT_T name(unsigned mask, SIMT_T value, Operand operand, int width = 32,   \
                          SIMT_SITE_PARAMETERS) {                                         \
    return ::simt::ShuffleAs(::simt::ShuffleMode::mode, mask, value,                      \
                             static_cast<unsigned>(operand), width, SIMT_SITE);           \
  }                                                                                       \
  SIMT_INLINE SIMT_T2 name(unsigned mask, SIMT_T2 value, Operand operand, int width = 32, \
                           SIMT_SITE_PARAMETERS) {                                        \
    return ::simt::ShuffleAs(::simt::ShuffleMode::mode, mask, value,                      \
                             static_cast<unsigned>(operand), width, SIMT_SITE);           \
  }
SIMT_SHUFFLE(__shfl_sync, int, kIndex)
SIMT_SHUFFLE(__shfl_up_sync, unsigned, kUp)
SIMT_SHUFFLE(__shfl_down_sync, unsigned, kDown)
SIMT_SHUFFLE(__shfl_xor_sync, int, kXor)
#undef SIMT_SHUFFLE

// Nothing that is instrumented may touch *address here: what it does is announced as an atomic.
#define SIMT_ATOMIC_ADD(Type, add)                                                       \
  inline __attribute__((noinline, no_sanitize("thread"))) Type atomicAdd(Type* address,  \
                                                                         Type value) {   \
    ::simt::AtomicAccess(address, sizeof(Type),                                          \
                         reinterpret_cast<std::uintptr_t>(__builtin_return_address(0))); \
    const Type old = *address;                                                           \
    *address = add(old, value);                                                          \
    return old;                                                                          \
  }
SIMT_ATOMIC_ADD(SIMT_T, __hadd)
SIMT_ATOMIC_ADD(SIMT_T2, __hadd2)
#undef SIMT_ATOMIC_ADD

#undef SIMT_PAIR1
#undef SIMT_PAIR2
#undef SIMT_PAIR3
#undef SIMT_T
#undef SIMT_T2
#undef SIMT_NARROW
#undef SIMT_NARROW2
#undef SIMT_NARROW_RAW
