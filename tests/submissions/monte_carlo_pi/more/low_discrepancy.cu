// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Tiny, Unbiased, SameSeed, EveryBit, Spread, NeighbouringSeeds, AnyCores
// The Halton sequence: points placed evenly instead of drawn. Near pi, but there is no seed, and no
// chance.

#include <cstdint>

#include "modules/01_intro_ufuncs/monte_carlo_pi/monte_carlo_pi.h"

double Inverse(std::int64_t i, int base) {
  double digit = 1.0 / base, value = 0;
  for (; i > 0; i /= base, digit /= base) value += static_cast<double>(i % base) * digit;
  return value;
}

double MonteCarloPi(std::int64_t n, std::uint64_t) {
  std::int64_t hits = 0;
  for (std::int64_t i = 1; i <= n; ++i) {
    const double x = Inverse(i, 2), y = Inverse(i, 3);
    if (x * x + y * y < 1) ++hits;
  }
  return 4.0 * static_cast<double>(hits) / static_cast<double>(n);
}
