// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: warp.h
//
// Functions that the lanes of a warp do together: shuffles, votes, matches and reductions. The
// forms without a mask, which no GPU since sm_70 has, do not exist here either.

#ifndef COMMON_SIMT_INCLUDE_SIMT_WARP_H_
#define COMMON_SIMT_INCLUDE_SIMT_WARP_H_

#include <cstdint>

#include "common/simt/exec/device_api.h"
#include "simt/qualifiers.h"
#include "simt/synchronization.h"

namespace simt {

template <class T>
SIMT_INLINE std::uint64_t BitsOf(T value) {
  static_assert(sizeof(T) <= 8);
  std::uint64_t bits = 0;
  __builtin_memcpy(&bits, &value, sizeof(T));
  return bits;
}

template <class T>
SIMT_INLINE T ShuffleAs(ShuffleMode mode, unsigned mask, T value, unsigned operand, int width,
                        Site site) {
  const std::uint64_t bits = Shuffle(mode, mask, BitsOf(value), operand, width, site);
  T result;
  __builtin_memcpy(static_cast<void*>(&result), &bits, sizeof(T));
  return result;
}

// Folds `combine` over the values of the lanes in `mask`, each read by its own shuffle.
template <class T, class Combine>
SIMT_INLINE T ReduceLanes(unsigned mask, T value, Combine combine, Site site) {
  T result = value;
  bool first = true;
  for (unsigned lanes = mask; lanes != 0; lanes &= lanes - 1) {
    const unsigned lane = static_cast<unsigned>(__builtin_ctz(lanes));
    const T other = ShuffleAs(ShuffleMode::kIndex, mask, value, lane, 32, site);
    result = first ? other : combine(result, other);
    first = false;
  }
  return result;
}

}  // namespace simt

#define SIMT_SHUFFLES(T)                                                                        \
  SIMT_INLINE T __shfl_sync(unsigned mask, T value, int lane, int width = 32,                   \
                            SIMT_SITE_PARAMETERS) {                                             \
    return ::simt::ShuffleAs(::simt::ShuffleMode::kIndex, mask, value,                          \
                             static_cast<unsigned>(lane), width, SIMT_SITE);                    \
  }                                                                                             \
  SIMT_INLINE T __shfl_up_sync(unsigned mask, T value, unsigned delta, int width = 32,          \
                               SIMT_SITE_PARAMETERS) {                                          \
    return ::simt::ShuffleAs(::simt::ShuffleMode::kUp, mask, value, delta, width, SIMT_SITE);   \
  }                                                                                             \
  SIMT_INLINE T __shfl_down_sync(unsigned mask, T value, unsigned delta, int width = 32,        \
                                 SIMT_SITE_PARAMETERS) {                                        \
    return ::simt::ShuffleAs(::simt::ShuffleMode::kDown, mask, value, delta, width, SIMT_SITE); \
  }                                                                                             \
  SIMT_INLINE T __shfl_xor_sync(unsigned mask, T value, int lane_mask, int width = 32,          \
                                SIMT_SITE_PARAMETERS) {                                         \
    return ::simt::ShuffleAs(::simt::ShuffleMode::kXor, mask, value,                            \
                             static_cast<unsigned>(lane_mask), width, SIMT_SITE);               \
  }
SIMT_SHUFFLES(int)
SIMT_SHUFFLES(unsigned)
SIMT_SHUFFLES(long)
SIMT_SHUFFLES(unsigned long)
SIMT_SHUFFLES(long long)
SIMT_SHUFFLES(unsigned long long)
SIMT_SHUFFLES(float)
SIMT_SHUFFLES(double)
#undef SIMT_SHUFFLES

SIMT_INLINE int __all_sync(unsigned mask, int predicate, SIMT_SITE_PARAMETERS) {
  return static_cast<int>(
      ::simt::Vote(::simt::VoteMode::kAll, mask, predicate != 0 ? 1 : 0, SIMT_SITE));
}
SIMT_INLINE int __any_sync(unsigned mask, int predicate, SIMT_SITE_PARAMETERS) {
  return static_cast<int>(
      ::simt::Vote(::simt::VoteMode::kAny, mask, predicate != 0 ? 1 : 0, SIMT_SITE));
}
SIMT_INLINE unsigned __ballot_sync(unsigned mask, int predicate, SIMT_SITE_PARAMETERS) {
  return ::simt::Vote(::simt::VoteMode::kBallot, mask, predicate != 0 ? 1 : 0, SIMT_SITE);
}
SIMT_INLINE unsigned __activemask(SIMT_SITE_PARAMETERS) { return ::simt::ActiveMask(SIMT_SITE); }

#define SIMT_MATCHES(T)                                                                       \
  SIMT_INLINE unsigned __match_any_sync(unsigned mask, T value, SIMT_SITE_PARAMETERS) {       \
    return ::simt::Vote(::simt::VoteMode::kMatchAny, mask, ::simt::BitsOf(value), SIMT_SITE); \
  }                                                                                           \
  SIMT_INLINE unsigned __match_all_sync(unsigned mask, T value, int* predicate,               \
                                        SIMT_SITE_PARAMETERS) {                               \
    const unsigned lanes =                                                                    \
        ::simt::Vote(::simt::VoteMode::kMatchAll, mask, ::simt::BitsOf(value), SIMT_SITE);    \
    *predicate = lanes != 0;                                                                  \
    return lanes;                                                                             \
  }
SIMT_MATCHES(int)
SIMT_MATCHES(unsigned)
SIMT_MATCHES(long)
SIMT_MATCHES(unsigned long)
SIMT_MATCHES(long long)
SIMT_MATCHES(unsigned long long)
SIMT_MATCHES(float)
SIMT_MATCHES(double)
#undef SIMT_MATCHES

#define SIMT_REDUCTION(name, T, expression)                           \
  SIMT_INLINE T name(unsigned mask, T value, SIMT_SITE_PARAMETERS) {  \
    return ::simt::ReduceLanes(                                       \
        mask, value, [](T a, T b) { return expression; }, SIMT_SITE); \
  }
SIMT_REDUCTION(__reduce_add_sync, unsigned, a + b)
SIMT_REDUCTION(__reduce_min_sync, unsigned, a < b ? a : b)
SIMT_REDUCTION(__reduce_max_sync, unsigned, a > b ? a : b)
SIMT_REDUCTION(__reduce_and_sync, unsigned, a& b)
SIMT_REDUCTION(__reduce_or_sync, unsigned, a | b)
SIMT_REDUCTION(__reduce_xor_sync, unsigned, a ^ b)
SIMT_REDUCTION(__reduce_add_sync, int, static_cast<int>(static_cast<unsigned>(a) + b))
SIMT_REDUCTION(__reduce_min_sync, int, a < b ? a : b)
SIMT_REDUCTION(__reduce_max_sync, int, a > b ? a : b)
#undef SIMT_REDUCTION

#endif  // COMMON_SIMT_INCLUDE_SIMT_WARP_H_
