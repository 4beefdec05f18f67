// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: monte_carlo_pi_reference.h
//
// What an estimate of pi from n points is like, and one way to make it.

#ifndef MODULES_01_INTRO_UFUNCS_MONTE_CARLO_PI_MONTE_CARLO_PI_REFERENCE_H_
#define MODULES_01_INTRO_UFUNCS_MONTE_CARLO_PI_MONTE_CARLO_PI_REFERENCE_H_

#include <cstdint>

inline constexpr double kPi = 3.14159265358979323846;

// The standard deviation of an estimate from `points` points. A point is a hit with probability
// p = pi / 4, so the hits of n points have the variance n p (1 - p), and the estimate, which is
// 4 / n times as large, has 16 p (1 - p) / n = pi (4 - pi) / n.
double StandardDeviation(double points);

// The estimate with a Mersenne twister, on one thread.
double MonteCarloPiReference(std::int64_t n, std::uint64_t seed);

#endif  // MODULES_01_INTRO_UFUNCS_MONTE_CARLO_PI_MONTE_CARLO_PI_REFERENCE_H_
