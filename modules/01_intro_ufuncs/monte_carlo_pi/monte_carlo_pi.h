// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: monte_carlo_pi.h
//
// The signature that modules/01_intro_ufuncs/monte_carlo_pi/monte_carlo_pi.cu implements.

#ifndef MODULES_01_INTRO_UFUNCS_MONTE_CARLO_PI_MONTE_CARLO_PI_H_
#define MODULES_01_INTRO_UFUNCS_MONTE_CARLO_PI_MONTE_CARLO_PI_H_

#include <cstdint>

// MonteCarloPi()
//
// Estimates pi from n points, drawn at random from the square [0, 1) x [0, 1): returns 4 * hits / n
// in double, where `hits` is how many of them lie within the distance 1 of (0, 0). The result is
// NaN if n is 0. n is not negative and at most 2^40.
//
// The points are uniform and independent of one another. They are determined by the seed, all 64
// bits of it: the same n and seed give the same result, bit for bit, whatever was computed before
// and however many cores there are. Different seeds, neighbouring ones too, give points that are
// independent of each other.
//
// It is a function of the CPU and starts no kernel. It may start up to 16 threads, which have
// ended when it returns.
double MonteCarloPi(std::int64_t n, std::uint64_t seed);

#endif  // MODULES_01_INTRO_UFUNCS_MONTE_CARLO_PI_MONTE_CARLO_PI_H_
