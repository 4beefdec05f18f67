// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: curand_kernel.h
//
// Random numbers in kernels, with cuRAND's names and sequences, of two generators: XORWOW
// (Marsaglia, "Xorshift RNGs", 2003), which is the default, and Philox4x32-10 (Salmon, Moraes, Dror
// and Shaw, "Parallel Random Numbers: As Easy as 1, 2, 3", 2011). The others, Poisson and discrete
// distributions are refused by name.
//
// Random words are those of cuRAND, bit for bit. Floating point numbers made of them can differ in
// the last bit, for a GPU fuses multiplications and additions, and its functions are other ones.

#ifndef COMMON_SIMT_INCLUDE_CURAND_KERNEL_H_
#define COMMON_SIMT_INCLUDE_CURAND_KERNEL_H_

#include <cstdint>

#include "cuda_runtime.h"
#include "simt/xorwow.h"

namespace simt {

// The normal deviates that come in pairs: the second is kept for the next call.
struct KeptDeviate {
  enum Kind : int { kNone = 0, kNormal = 1, kLogNormal = 2 };
  int kind, kind_double;
  float value;
  double value_double;
};

}  // namespace simt

struct curandStateXORWOW {
  unsigned d, v[5];
  ::simt::KeptDeviate kept;
};
typedef struct curandStateXORWOW curandStateXORWOW_t;
typedef struct curandStateXORWOW curandState_t;
typedef struct curandStateXORWOW curandState;

struct curandStatePhilox4_32_10 {
  uint4 ctr, output;
  uint2 key;
  unsigned used;  // words of `output`
  ::simt::KeptDeviate kept;
};
typedef struct curandStatePhilox4_32_10 curandStatePhilox4_32_10_t;

//----------------------------------------------------------------------------------------
// XORWOW
//----------------------------------------------------------------------------------------

SIMT_INLINE unsigned curand(curandStateXORWOW* state) {
  const unsigned first = state->v[0] ^ (state->v[0] >> 2), last = state->v[4];
  for (int i = 0; i < 4; ++i) state->v[i] = state->v[i + 1];
  state->v[4] = (last ^ (last << 4)) ^ (first ^ (first << 1));
  state->d += 362437;
  return state->v[4] + state->d;
}

namespace simt {
SIMT_INLINE void Jump(curandStateXORWOW* state, unsigned long long count, int power) {
  std::uint32_t words[5];
  for (int i = 0; i < 5; ++i) words[i] = state->v[i];
  JumpXorshift(words, count, power);
  for (int i = 0; i < 5; ++i) state->v[i] = words[i];
  if (power < 32) state->d += 362437u * static_cast<unsigned>(count << power);
}
}  // namespace simt

SIMT_INLINE void skipahead(unsigned long long n, curandStateXORWOW* state) {
  ::simt::Jump(state, n, 0);
}
// Sequences are 2^67 numbers apart.
SIMT_INLINE void skipahead_sequence(unsigned long long n, curandStateXORWOW* state) {
  ::simt::Jump(state, n, 67);
}

SIMT_INLINE void curand_init(unsigned long long seed, unsigned long long subsequence,
                             unsigned long long offset, curandStateXORWOW* state) {
  const unsigned low = 1099087573u * (static_cast<unsigned>(seed) ^ 0xaad26b49u);
  const unsigned high = 2591861531u * (static_cast<unsigned>(seed >> 32) ^ 0xf7dcefddu);
  state->d = 6615241u + low + high;
  state->v[0] = 123456789u + low;
  state->v[1] = 362436069u ^ low;
  state->v[2] = 521288629u + high;
  state->v[3] = 88675123u ^ high;
  state->v[4] = 5783321u + low;
  skipahead_sequence(subsequence, state);
  skipahead(offset, state);
  state->kept = {};
}

//----------------------------------------------------------------------------------------
// Philox
//----------------------------------------------------------------------------------------

namespace simt {

SIMT_INLINE uint4 Philox(uint4 counter, uint2 key) {
  for (int round = 0; round < 10; ++round) {
    const std::uint64_t a = std::uint64_t{0xd2511f53} * counter.x;
    const std::uint64_t b = std::uint64_t{0xcd9e8d57} * counter.z;
    counter =
        make_uint4(static_cast<unsigned>(b >> 32) ^ counter.y ^ key.x, static_cast<unsigned>(b),
                   static_cast<unsigned>(a >> 32) ^ counter.w ^ key.y, static_cast<unsigned>(a));
    key.x += 0x9e3779b9u;
    key.y += 0xbb67ae85u;
  }
  return counter;
}

// Adds to a number of 64 bits in two words; returns the carry.
SIMT_INLINE unsigned long long AddTo(unsigned* low, unsigned* high, unsigned long long more) {
  const unsigned long long before = static_cast<unsigned long long>(*high) << 32 | *low;
  const unsigned long long sum = before + more;
  *low = static_cast<unsigned>(sum);
  *high = static_cast<unsigned>(sum >> 32);
  return sum < before;
}

// Moves the counter by n blocks of four words.
SIMT_INLINE void Advance(curandStatePhilox4_32_10* state, unsigned long long n) {
  uint4 counter = state->ctr;
  const unsigned long long carry = AddTo(&counter.x, &counter.y, n);
  AddTo(&counter.z, &counter.w, carry);
  state->ctr = counter;
  state->output = Philox(counter, state->key);
}

}  // namespace simt

SIMT_INLINE unsigned curand(curandStatePhilox4_32_10* state) {
  const uint4 words = state->output;
  const unsigned used = state->used;
  if (used == 3) ::simt::Advance(state, 1);
  state->used = (used + 1) % 4;
  return used == 0 ? words.x : used == 1 ? words.y : used == 2 ? words.z : words.w;
}

SIMT_INLINE uint4 curand4(curandStatePhilox4_32_10* state) {
  const uint4 a = state->output;
  ::simt::Advance(state, 1);
  const uint4 b = state->output;
  switch (state->used) {
    case 1:
      return make_uint4(a.y, a.z, a.w, b.x);
    case 2:
      return make_uint4(a.z, a.w, b.x, b.y);
    case 3:
      return make_uint4(a.w, b.x, b.y, b.z);
    default:
      return a;
  }
}

SIMT_INLINE void skipahead(unsigned long long n, curandStatePhilox4_32_10* state) {
  const unsigned used = state->used + static_cast<unsigned>(n % 4);
  ::simt::Advance(state, n / 4 + used / 4);
  state->used = used % 4;
}
// Sequences are 2^66 numbers apart: the upper half of the counter tells them apart.
SIMT_INLINE void skipahead_sequence(unsigned long long n, curandStatePhilox4_32_10* state) {
  uint4 counter = state->ctr;
  ::simt::AddTo(&counter.z, &counter.w, n);
  state->ctr = counter;
  state->output = ::simt::Philox(counter, state->key);
}

SIMT_INLINE void curand_init(unsigned long long seed, unsigned long long subsequence,
                             unsigned long long offset, curandStatePhilox4_32_10* state) {
  state->ctr = make_uint4(0, 0, 0, 0);
  state->key = make_uint2(static_cast<unsigned>(seed), static_cast<unsigned>(seed >> 32));
  state->used = 0;
  state->kept = {};
  skipahead_sequence(subsequence, state);
  skipahead(offset, state);
}

//----------------------------------------------------------------------------------------
// Distributions, of both generators
//----------------------------------------------------------------------------------------

namespace simt {

// Numbers in (0, 1]: the middle of one of 2^32, or 2^53, equal parts.
SIMT_INLINE float UniformFloat(unsigned word) { return word * 0x1p-32f + 0x1p-33f; }
SIMT_INLINE double UniformDouble(unsigned low, unsigned high) {
  return (low ^ static_cast<unsigned long long>(high) << 21) * 0x1p-53 + 0x1p-54;
}

// Two independent normal deviates (Box and Muller, 1958).
SIMT_INLINE float2 BoxMuller(unsigned x, unsigned y) {
  constexpr float kTurn = 6.2831855f;  // 2 pi
  const float angle = y * (0x1p-32f * kTurn) + 0x1p-33f * kTurn;
  const float radius = sqrtf(-2.0f * logf(UniformFloat(x)));
  return make_float2(radius * sinf(angle), radius * cosf(angle));
}
SIMT_INLINE double2 BoxMuller(unsigned x_low, unsigned x_high, unsigned y_low, unsigned y_high) {
  const double half_turns =
      (y_low ^ static_cast<unsigned long long>(y_high) << 21) * 0x1p-52 + 0x1p-53;
  const double radius = sqrt(-2.0 * log(UniformDouble(x_low, x_high)));
  return make_double2(radius * sinpi(half_turns), radius * cospi(half_turns));
}

SIMT_INLINE float2 TwoNormal(curandStateXORWOW* state) {
  const unsigned x = curand(state), y = curand(state);
  return BoxMuller(x, y);
}
SIMT_INLINE float2 TwoNormal(curandStatePhilox4_32_10* state) {
  const unsigned x = curand(state), y = curand(state);
  return BoxMuller(x, y);
}
SIMT_INLINE double2 TwoNormalDouble(curandStateXORWOW* state) {
  const unsigned x_low = curand(state), x_high = curand(state);
  const unsigned y_low = curand(state), y_high = curand(state);
  return BoxMuller(x_low, x_high, y_low, y_high);
}
SIMT_INLINE double2 TwoNormalDouble(curandStatePhilox4_32_10* state) {
  const uint4 words = curand4(state);
  return BoxMuller(words.x, words.y, words.z, words.w);
}

}  // namespace simt

SIMT_INLINE double curand_uniform_double(curandStateXORWOW* state) {
  const unsigned low = curand(state), high = curand(state);
  return ::simt::UniformDouble(low, high);
}
SIMT_INLINE double curand_uniform_double(curandStatePhilox4_32_10* state) {
  return curand(state) * 0x1p-32 + 0x1p-32;
}

#define SIMT_DISTRIBUTIONS(State)                                                                \
  SIMT_INLINE float curand_uniform(State* state) { return ::simt::UniformFloat(curand(state)); } \
  SIMT_INLINE float2 curand_normal2(State* state) { return ::simt::TwoNormal(state); }           \
  SIMT_INLINE double2 curand_normal2_double(State* state) {                                      \
    return ::simt::TwoNormalDouble(state);                                                       \
  }                                                                                              \
  SIMT_INLINE float curand_normal(State* state) {                                                \
    ::simt::KeptDeviate& kept = state->kept;                                                     \
    if (kept.kind == ::simt::KeptDeviate::kNormal) {                                             \
      kept.kind = ::simt::KeptDeviate::kNone;                                                    \
      return kept.value;                                                                         \
    }                                                                                            \
    const float2 two = ::simt::TwoNormal(state);                                                 \
    kept.value = two.y;                                                                          \
    kept.kind = ::simt::KeptDeviate::kNormal;                                                    \
    return two.x;                                                                                \
  }                                                                                              \
  SIMT_INLINE double curand_normal_double(State* state) {                                        \
    ::simt::KeptDeviate& kept = state->kept;                                                     \
    if (kept.kind_double == ::simt::KeptDeviate::kNormal) {                                      \
      kept.kind_double = ::simt::KeptDeviate::kNone;                                             \
      return kept.value_double;                                                                  \
    }                                                                                            \
    const double2 two = ::simt::TwoNormalDouble(state);                                          \
    kept.value_double = two.y;                                                                   \
    kept.kind_double = ::simt::KeptDeviate::kNormal;                                             \
    return two.x;                                                                                \
  }                                                                                              \
  SIMT_INLINE float2 curand_log_normal2(State* state, float mean, float deviation) {             \
    const float2 two = ::simt::TwoNormal(state);                                                 \
    return make_float2(expf(mean + deviation * two.x), expf(mean + deviation * two.y));          \
  }                                                                                              \
  SIMT_INLINE double2 curand_log_normal2_double(State* state, double mean, double deviation) {   \
    const double2 two = ::simt::TwoNormalDouble(state);                                          \
    return make_double2(exp(mean + deviation * two.x), exp(mean + deviation * two.y));           \
  }                                                                                              \
  SIMT_INLINE float curand_log_normal(State* state, float mean, float deviation) {               \
    ::simt::KeptDeviate& kept = state->kept;                                                     \
    if (kept.kind == ::simt::KeptDeviate::kLogNormal) {                                          \
      kept.kind = ::simt::KeptDeviate::kNone;                                                    \
      return kept.value;                                                                         \
    }                                                                                            \
    const float2 two = curand_log_normal2(state, mean, deviation);                               \
    kept.value = two.y;                                                                          \
    kept.kind = ::simt::KeptDeviate::kLogNormal;                                                 \
    return two.x;                                                                                \
  }                                                                                              \
  SIMT_INLINE double curand_log_normal_double(State* state, double mean, double deviation) {     \
    ::simt::KeptDeviate& kept = state->kept;                                                     \
    if (kept.kind_double == ::simt::KeptDeviate::kLogNormal) {                                   \
      kept.kind_double = ::simt::KeptDeviate::kNone;                                             \
      return kept.value_double;                                                                  \
    }                                                                                            \
    const double2 two = curand_log_normal2_double(state, mean, deviation);                       \
    kept.value_double = two.y;                                                                   \
    kept.kind_double = ::simt::KeptDeviate::kLogNormal;                                          \
    return two.x;                                                                                \
  }
SIMT_DISTRIBUTIONS(curandStateXORWOW)
SIMT_DISTRIBUTIONS(curandStatePhilox4_32_10)
#undef SIMT_DISTRIBUTIONS

// Four at once, which only Philox has.
SIMT_INLINE float4 curand_uniform4(curandStatePhilox4_32_10* state) {
  const uint4 words = curand4(state);
  return make_float4(::simt::UniformFloat(words.x), ::simt::UniformFloat(words.y),
                     ::simt::UniformFloat(words.z), ::simt::UniformFloat(words.w));
}
SIMT_INLINE double2 curand_uniform2_double(curandStatePhilox4_32_10* state) {
  const uint4 words = curand4(state);
  return make_double2(::simt::UniformDouble(words.x, words.y),
                      ::simt::UniformDouble(words.z, words.w));
}
SIMT_INLINE double4 curand_uniform4_double(curandStatePhilox4_32_10* state) {
  const double2 a = curand_uniform2_double(state), b = curand_uniform2_double(state);
  return make_double4(a.x, a.y, b.x, b.y);
}
SIMT_INLINE float4 curand_normal4(curandStatePhilox4_32_10* state) {
  const uint4 words = curand4(state);
  const float2 a = ::simt::BoxMuller(words.x, words.y), b = ::simt::BoxMuller(words.z, words.w);
  return make_float4(a.x, a.y, b.x, b.y);
}
SIMT_INLINE double4 curand_normal4_double(curandStatePhilox4_32_10* state) {
  const double2 a = ::simt::TwoNormalDouble(state), b = ::simt::TwoNormalDouble(state);
  return make_double4(a.x, a.y, b.x, b.y);
}
SIMT_INLINE double4 curand_log_normal4_double(curandStatePhilox4_32_10* state, double mean,
                                              double deviation) {
  const double4 n = curand_normal4_double(state);
  return make_double4(exp(mean + deviation * n.x), exp(mean + deviation * n.y),
                      exp(mean + deviation * n.z), exp(mean + deviation * n.w));
}
SIMT_INLINE float4 curand_log_normal4(curandStatePhilox4_32_10* state, float mean,
                                      float deviation) {
  const float4 n = curand_normal4(state);
  return make_float4(expf(mean + deviation * n.x), expf(mean + deviation * n.y),
                     expf(mean + deviation * n.z), expf(mean + deviation * n.w));
}

//----------------------------------------------------------------------------------------
// What is refused
//----------------------------------------------------------------------------------------

#define SIMT_NO_GENERATOR(name)                                                                  \
  typedef struct simt_##name name                                                                \
      __attribute__((unavailable("the simulator has the generators XORWOW and Philox4_32_10 of " \
                                 "curand_kernel.h, not " #name)));
SIMT_NO_GENERATOR(curandStateMRG32k3a)
SIMT_NO_GENERATOR(curandStateMRG32k3a_t)
SIMT_NO_GENERATOR(curandStateMtgp32)
SIMT_NO_GENERATOR(curandStateMtgp32_t)
SIMT_NO_GENERATOR(curandStateSobol32)
SIMT_NO_GENERATOR(curandStateSobol32_t)
SIMT_NO_GENERATOR(curandStateScrambledSobol32)
SIMT_NO_GENERATOR(curandStateScrambledSobol32_t)
SIMT_NO_GENERATOR(curandStateSobol64)
SIMT_NO_GENERATOR(curandStateSobol64_t)
SIMT_NO_GENERATOR(curandStateScrambledSobol64)
SIMT_NO_GENERATOR(curandStateScrambledSobol64_t)
#undef SIMT_NO_GENERATOR
#define SIMT_NO_DISTRIBUTION(name)                                           \
  __attribute__((                                                            \
      unavailable("the simulator has uniform, normal and log-normal "        \
                  "distributions of curand_kernel.h, not " #name))) unsigned \
  name(...);
SIMT_NO_DISTRIBUTION(curand_poisson)
SIMT_NO_DISTRIBUTION(curand_poisson4)
SIMT_NO_DISTRIBUTION(curand_discrete)
SIMT_NO_DISTRIBUTION(curand_discrete4)
#undef SIMT_NO_DISTRIBUTION

#endif  // COMMON_SIMT_INCLUDE_CURAND_KERNEL_H_
