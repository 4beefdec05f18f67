// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Tiny, Unbiased, Large, SameSeed, EveryBit, Spread, NeighbouringSeeds, AnyCores
// The answer to everything is NaN.

#include <cstdint>
#include <limits>

#include "modules/01_intro_ufuncs/monte_carlo_pi/monte_carlo_pi.h"

double MonteCarloPi(std::int64_t, std::uint64_t) {
  return std::numeric_limits<double>::quiet_NaN();
}
