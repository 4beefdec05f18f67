// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/01_intro_ufuncs/monte_carlo_pi/monte_carlo_pi.h"

#include <cstdint>
#include <random>

double MonteCarloPi(std::int64_t n, std::uint64_t seed) {
  // TODO(student): draw n points, count those within the distance 1 of (0, 0), and return the
  // estimate.
  return 0;
}
