// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Large
// The near miss. Coordinates are multiples of 1/1000, both edges of the quarter circle at 0 have
// too many of them: pi comes out 0.004 too large.

#include <cstdint>
#include <random>

#include "modules/01_intro_ufuncs/monte_carlo_pi/monte_carlo_pi.h"

double MonteCarloPi(std::int64_t n, std::uint64_t seed) {
  std::mt19937_64 engine(seed);
  std::uniform_int_distribution<int> thousandths(0, 999);
  std::int64_t hits = 0;
  for (std::int64_t i = 0; i < n; ++i) {
    const double x = thousandths(engine) / 1000.0;
    const double y = thousandths(engine) / 1000.0;
    if (x * x + y * y < 1) ++hits;
  }
  return 4.0 * static_cast<double>(hits) / static_cast<double>(n);
}
