// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: nothing
// A multiplicative congruential generator of 128 bits, written out, on one thread.

#include <cstdint>

#include "modules/01_intro_ufuncs/monte_carlo_pi/monte_carlo_pi.h"

double MonteCarloPi(std::int64_t n, std::uint64_t seed) {
  unsigned __int128 state = (static_cast<unsigned __int128>(seed) << 1 | 1) * 0xda942042e4dd58b5;
  const auto next = [&state] {
    state *= 0xda942042e4dd58b5;
    return static_cast<double>(static_cast<std::uint64_t>(state >> 64)) * 0x1p-64;
  };
  for (int i = 0; i < 8; ++i) next();  // the seed reaches every bit
  std::int64_t misses = 0;
  for (std::int64_t i = 0; i < n; ++i) {
    const double x = next(), y = next();
    if (x * x + y * y >= 1) ++misses;
  }
  if (n == 0) return __builtin_nan("");
  return 4.0 * (static_cast<double>(n - misses) / static_cast<double>(n));
}
