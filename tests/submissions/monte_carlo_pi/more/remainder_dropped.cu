// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: Tiny, Unbiased
// Every thread takes n / 4 points: up to 3 are never drawn, but divided by.

#include <cstdint>
#include <random>
#include <thread>
#include <vector>

#include "modules/01_intro_ufuncs/monte_carlo_pi/monte_carlo_pi.h"

std::int64_t CountHits(std::uint64_t seed, std::int64_t n) {
  std::mt19937_64 engine(seed);
  std::uniform_real_distribution<double> coordinate(0, 1);
  std::int64_t hits = 0;
  for (std::int64_t i = 0; i < n; ++i) {
    const double x = coordinate(engine);
    const double y = coordinate(engine);
    if (x * x + y * y < 1) ++hits;
  }
  return hits;
}

double MonteCarloPi(std::int64_t n, std::uint64_t seed) {
  const int pieces = 4;
  std::vector<std::int64_t> hits(pieces);
  std::vector<std::thread> threads;
  for (int t = 0; t < pieces; ++t) {
    threads.emplace_back([&, t] {
      hits[t] = CountHits(seed ^ (0x9e3779b97f4a7c15 * static_cast<std::uint64_t>(t)), n / pieces);
    });
  }
  for (std::thread& thread : threads) thread.join();
  std::int64_t all = 0;
  for (std::int64_t h : hits) all += h;
  return 4.0 * static_cast<double>(all) / static_cast<double>(n);
}
