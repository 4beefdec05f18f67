// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Unbiased, Large, SameSeed, EveryBit, Spread, NeighbouringSeeds, AnyCores
// Computes the quotient in float, which has 24 bits: near pi, but no longer 4 * hits / n.

#include <cstdint>
#include <random>

#include "modules/01_intro_ufuncs/monte_carlo_pi/monte_carlo_pi.h"

double MonteCarloPi(std::int64_t n, std::uint64_t seed) {
  std::mt19937_64 engine(seed);
  std::uniform_real_distribution<double> coordinate(0, 1);
  std::int64_t hits = 0;
  for (std::int64_t i = 0; i < n; ++i) {
    const double x = coordinate(engine);
    const double y = coordinate(engine);
    if (x * x + y * y < 1) ++hits;
  }
  return 4.0f * static_cast<float>(hits) / static_cast<float>(n);
}
