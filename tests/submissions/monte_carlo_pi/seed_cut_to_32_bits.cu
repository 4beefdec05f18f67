// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: EveryBit
// A generator that takes 32 bits of the seed and drops the others.

#include <cstdint>
#include <random>

#include "modules/01_intro_ufuncs/monte_carlo_pi/monte_carlo_pi.h"

double MonteCarloPi(std::int64_t n, std::uint64_t seed) {
  std::mt19937 engine(seed);
  std::int64_t hits = 0;
  for (std::int64_t i = 0; i < n; ++i) {
    const double x = engine() * 0x1p-32;
    const double y = engine() * 0x1p-32;
    if (x * x + y * y < 1) ++hits;
  }
  return 4.0 * static_cast<double>(hits) / static_cast<double>(n);
}
