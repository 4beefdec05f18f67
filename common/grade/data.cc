// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/grade/data.h"

namespace grade {

RandomEngine& Engine() {
  static RandomEngine& engine = *new RandomEngine;
  return engine;
}

void SeedEngine(std::uint64_t seed, const char* name) {
  // FNV-1a: the same on every machine, unlike std::hash.
  std::uint64_t hash = 0xcbf29ce484222325;
  for (; *name != '\0'; ++name) {
    hash = (hash ^ static_cast<unsigned char>(*name)) * 0x100000001b3;
  }
  Engine().seed(seed ^ hash);
}

std::int64_t RandomInteger(std::int64_t low, std::int64_t high) {
  return std::uniform_int_distribution<std::int64_t>(low, high)(Engine());
}

std::vector<int> TinySizes() { return {0, 1, 2, 3}; }

std::vector<int> WarpSizes() { return {31, 32, 33}; }

std::vector<int> SizesAroundBlock(int threads) {
  return {threads - 1, threads, threads + 1, 2 * threads - 1, 2 * threads, 2 * threads + 1};
}

std::vector<int> PrimeSizes() { return {7, 61, 127, 1009, 4099}; }

int LargeSize() {
  // An odd offset: no multiple of 32, of a block or of a grid.
  return static_cast<int>((1 << 20) + 2 * RandomInteger(0, 500) + 1);
}

}  // namespace grade
