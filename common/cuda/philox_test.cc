// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/cuda/philox.h"

#include <cstdint>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace workbook {
namespace {

using ::testing::ElementsAre;
using ::testing::ElementsAreArray;
using ::testing::Not;

static_assert(Philox4x32({{0, 0, 0, 0}}, 0).word[0] == 0x6627e8d5, "also while compiling");

// The known answers that the authors of the algorithm publish with it, for ten rounds.
TEST(Philox4x32Test, GivesThePublishedAnswers) {
  EXPECT_THAT(Philox4x32({{0, 0, 0, 0}}, 0).word,
              ElementsAre(0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8));
  const std::uint32_t ones = 0xffffffff;
  EXPECT_THAT(Philox4x32({{ones, ones, ones, ones}}, 0xffffffffffffffff).word,
              ElementsAre(0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd));
  // The digits of pi.
  EXPECT_THAT(
      Philox4x32({{0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344}}, 0x299f31d0a4093822).word,
      ElementsAre(0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1));
}

TEST(Philox4x32Test, EveryBitOfCounterAndKeyMatters) {
  const PhiloxWords zero = Philox4x32({{0, 0, 0, 0}}, 0);
  for (int bit = 0; bit < 128; ++bit) {
    PhiloxWords counter = {{0, 0, 0, 0}};
    counter.word[bit / 32] = std::uint32_t{1} << bit % 32;
    EXPECT_THAT(Philox4x32(counter, 0).word, Not(ElementsAreArray(zero.word))) << bit;
  }
  for (int bit = 0; bit < 64; ++bit) {
    EXPECT_THAT(Philox4x32({{0, 0, 0, 0}}, std::uint64_t{1} << bit).word,
                Not(ElementsAreArray(zero.word)))
        << bit;
  }
}

}  // namespace
}  // namespace workbook
