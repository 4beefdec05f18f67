// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Model answer: modules/01_intro_ufuncs/monte_carlo_pi.

#include "modules/01_intro_ufuncs/monte_carlo_pi/monte_carlo_pi.h"

#include <algorithm>
#include <cstdint>
#include <thread>
#include <vector>

// Scatters 64 bits: each bit of z changes about half of the result (SplitMix64).
std::uint64_t Mix(std::uint64_t z) {
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

// Number i of a stream, in [0, 1): the 53 upper bits, which a double holds exactly. It needs
// nothing of the numbers before it, so that any thread can draw any point.
double Uniform(std::uint64_t stream, std::uint64_t i) {
  const std::uint64_t bits = Mix(stream + i * 0x9e3779b97f4a7c15);
  return static_cast<double>(bits >> 11) * 0x1p-53;
}

std::int64_t CountHits(std::uint64_t stream, std::int64_t begin, std::int64_t end) {
  std::int64_t hits = 0;
  for (std::int64_t i = begin; i < end; ++i) {
    const auto first = 2 * static_cast<std::uint64_t>(i);
    const double x = Uniform(stream, first);
    const double y = Uniform(stream, first + 1);
    if (x * x + y * y < 1) ++hits;
  }
  return hits;
}

double MonteCarloPi(std::int64_t n, std::uint64_t seed) {
  const std::uint64_t stream = Mix(seed);       // neighbouring seeds begin far apart
  const std::int64_t worth_a_thread = 1 << 17;  // fewer points take less time than starting one
  const auto cores = static_cast<std::int64_t>(std::thread::hardware_concurrency());
  const auto threads =
      std::clamp<std::int64_t>(n / worth_a_thread, 1, std::clamp<std::int64_t>(cores, 1, 16));

  std::vector<std::int64_t> hits(static_cast<std::size_t>(threads));  // a place for each
  std::vector<std::thread> others;
  const auto draw = [&](std::int64_t t) {
    hits[static_cast<std::size_t>(t)] = CountHits(stream, n * t / threads, n * (t + 1) / threads);
  };
  for (std::int64_t t = 1; t < threads; ++t) others.emplace_back(draw, t);
  draw(0);
  for (std::thread& other : others) other.join();

  std::int64_t all = 0;
  for (std::int64_t h : hits) all += h;
  return 4.0 * static_cast<double>(all) / static_cast<double>(n);  // 0.0 / 0.0 is NaN
}
