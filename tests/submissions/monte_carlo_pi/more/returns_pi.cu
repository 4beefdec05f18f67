// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Tiny, NoPoints, Unbiased, Large, SameSeed
// loses: EveryBit, Spread, NeighbouringSeeds, AnyCores
// Knows pi, and asks no point.

#include <cstdint>

#include "modules/01_intro_ufuncs/monte_carlo_pi/monte_carlo_pi.h"

double MonteCarloPi(std::int64_t, std::uint64_t) { return 3.14159265358979323846; }
