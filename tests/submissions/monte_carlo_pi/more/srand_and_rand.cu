// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: EveryBit
// The C library's generator, which takes 32 bits of the seed. (Being one for the whole program, it
// also forbids threads.)

#include <cstdint>
#include <cstdlib>

#include "modules/01_intro_ufuncs/monte_carlo_pi/monte_carlo_pi.h"

double MonteCarloPi(std::int64_t n, std::uint64_t seed) {
  std::srand(static_cast<unsigned>(seed));
  const double end = RAND_MAX + 1.0;
  std::int64_t hits = 0;
  for (std::int64_t i = 0; i < n; ++i) {
    const double x = std::rand() / end;
    const double y = std::rand() / end;
    if (x * x + y * y < 1) ++hits;
  }
  return 4.0 * static_cast<double>(hits) / static_cast<double>(n);
}
