// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: philox.h
//
// Philox4x32() is a counter-based random number generator: it has no state. From a counter of 128
// bits and a key of 64 bits it computes four random words, the same ones each time, and any other
// counter or key gives other words. Threads that never use the same counter with the same key
// therefore need nothing of each other.
//
// It is Philox4x32-10 of "Parallel Random Numbers: As Easy as 1, 2, 3" (SC '11).
//
// Example:
//
//   const PhiloxWords random = Philox4x32({draw, thread, 0, 0}, seed);
//   const std::uint32_t first = random.word[0];

#ifndef COMMON_CUDA_PHILOX_H_
#define COMMON_CUDA_PHILOX_H_

#include <cstdint>

#include "common/cuda/host_device.h"

namespace workbook {

// The counter or the result of Philox4x32(). As one number of 128 bits, word[0] is its lowest part.
struct PhiloxWords {
  std::uint32_t word[4];
};

// Four words, each uniform in [0, 2^32).
WORKBOOK_HOST_DEVICE constexpr PhiloxWords Philox4x32(PhiloxWords counter, std::uint64_t key) {
  auto key_low = static_cast<std::uint32_t>(key);
  auto key_high = static_cast<std::uint32_t>(key >> 32);
  for (int round = 0; round < 10; ++round) {
    const std::uint64_t product_0 = std::uint64_t{0xd2511f53} * counter.word[0];
    const std::uint64_t product_2 = std::uint64_t{0xcd9e8d57} * counter.word[2];
    counter = {{static_cast<std::uint32_t>(product_2 >> 32) ^ counter.word[1] ^ key_low,
                static_cast<std::uint32_t>(product_2),
                static_cast<std::uint32_t>(product_0 >> 32) ^ counter.word[3] ^ key_high,
                static_cast<std::uint32_t>(product_0)}};
    key_low += 0x9e3779b9;
    key_high += 0xbb67ae85;
  }
  return counter;
}

}  // namespace workbook

#endif  // COMMON_CUDA_PHILOX_H_
