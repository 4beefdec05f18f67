// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// loses: nothing
// Eight pieces with a stream each, seeded by all 64 bits of the seed and the number of the piece.

#include <cstdint>
#include <future>
#include <random>
#include <vector>

#include "modules/01_intro_ufuncs/monte_carlo_pi/monte_carlo_pi.h"

std::int64_t CountHits(std::uint64_t seed, int piece, std::int64_t n) {
  std::seed_seq words{static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32),
                      static_cast<std::uint32_t>(piece)};
  std::mt19937_64 engine(words);
  std::uniform_real_distribution<double> coordinate(0, 1);
  std::int64_t hits = 0;
  while (n-- > 0) {
    const double x = coordinate(engine), y = coordinate(engine);
    hits += x * x + y * y <= 1;
  }
  return hits;
}

double MonteCarloPi(std::int64_t n, std::uint64_t seed) {
  constexpr int kPieces = 8;
  const auto policy = n < 100'000 ? std::launch::deferred : std::launch::async;
  std::vector<std::future<std::int64_t>> pieces;
  for (int piece = 0; piece < kPieces; ++piece) {
    const std::int64_t points = n * (piece + 1) / kPieces - n * piece / kPieces;
    pieces.push_back(std::async(policy, CountHits, seed, piece, points));
  }
  std::int64_t hits = 0;
  for (auto& piece : pieces) hits += piece.get();
  return 4.0 * static_cast<double>(hits) / static_cast<double>(n);
}
