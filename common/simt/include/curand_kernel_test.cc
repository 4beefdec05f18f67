// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The generators against published vectors and against their definitions, and the distributions by
// their moments. (//tests/simt/curand compares with cuRAND itself where there is a toolkit.)

#include "curand_kernel.h"

#include <cmath>
#include <cstdint>

#include "gtest/gtest.h"

namespace {

void ExpectWords(uint4 words, std::uint32_t x, std::uint32_t y, std::uint32_t z, std::uint32_t w) {
  EXPECT_EQ(words.x, x);
  EXPECT_EQ(words.y, y);
  EXPECT_EQ(words.z, z);
  EXPECT_EQ(words.w, w);
}

// The known answers of philox4x32, 10 rounds, in Random123's kat_vectors.
TEST(PhiloxTest, KnownAnswers) {
  ExpectWords(simt::Philox(make_uint4(0, 0, 0, 0), make_uint2(0, 0)), 0x6627e8d5, 0xe169c58d,
              0xbc57ac4c, 0x9b00dbd8);
  ExpectWords(simt::Philox(make_uint4(~0u, ~0u, ~0u, ~0u), make_uint2(~0u, ~0u)), 0x408f276d,
              0x41c83b0e, 0xa20bc7c6, 0x6d5451fd);
  ExpectWords(simt::Philox(make_uint4(0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344),
                           make_uint2(0xa4093822, 0x299f31d0)),
              0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1);
}

TEST(PhiloxTest, FourWordsAreTheNextFour) {
  for (unsigned skip = 0; skip < 9; ++skip) {
    curandStatePhilox4_32_10_t one, four;
    curand_init(77, 5, skip, &one);
    curand_init(77, 5, skip, &four);
    for (int i = 0; i < 3; ++i) {
      const uint4 words = curand4(&four);
      const std::uint32_t x = curand(&one), y = curand(&one), z = curand(&one), w = curand(&one);
      ExpectWords(words, x, y, z, w);
    }
  }
}

TEST(PhiloxTest, OffsetsAndSubsequencesAreMovesOfTheCounter) {
  curandStatePhilox4_32_10_t state;
  curand_init(0x123456789abcdefull, 3, (7ull << 32) * 4 + 2, &state);
  EXPECT_EQ(curand(&state),
            simt::Philox(make_uint4(0, 7, 3, 0), make_uint2(0x89abcdef, 0x01234567)).z);
  skipahead(4 * ~0ull >> 2, &state);  // carries into the next word
  skipahead_sequence(1ull << 33, &state);
  EXPECT_EQ(state.ctr.w, 2u);
}

TEST(PhiloxTest, TheCounterCarriesIntoItsUpperHalf) {
  curandStatePhilox4_32_10_t state;
  curand_init(1, 0, 0, &state);
  state.ctr = make_uint4(~0u, ~0u, ~0u, 4);
  skipahead(4, &state);
  EXPECT_EQ(state.ctr.x, 0u);
  EXPECT_EQ(state.ctr.y, 0u);
  EXPECT_EQ(state.ctr.z, 0u);
  EXPECT_EQ(state.ctr.w, 5u);
}

// The example of the paper: xorwow() with its own seeds. Its first values, worked out with the
// paper's five lines.
TEST(XorwowTest, FollowsThePaper) {
  std::uint32_t x = 123456789, y = 362436069, z = 521288629, w = 88675123, v = 5783321, d = 6615241;
  curandStateXORWOW_t state = {d, {x, y, z, w, v}, {}};
  for (int i = 0; i < 1000; ++i) {
    const std::uint32_t t = x ^ (x >> 2);
    x = y;
    y = z;
    z = w;
    w = v;
    v = (v ^ (v << 4)) ^ (t ^ (t << 1));
    ASSERT_EQ(curand(&state), (d += 362437) + v);
  }
}

TEST(XorwowTest, SkippingIsDrawing) {
  for (unsigned long long skip : {0ull, 1ull, 2ull, 31ull, 160ull, 1000ull, 65537ull}) {
    curandStateXORWOW_t drawn, skipped;
    curand_init(9, 0, 0, &drawn);
    for (unsigned long long i = 0; i < skip; ++i) curand(&drawn);
    curand_init(9, 0, skip, &skipped);
    for (int i = 0; i < 10; ++i) ASSERT_EQ(curand(&drawn), curand(&skipped)) << skip;
  }
}

TEST(XorwowTest, ASequenceIsTwoToThe67Long) {
  curandStateXORWOW_t by_sequence, by_steps;
  curand_init(3, 5, 0, &by_sequence);
  curand_init(3, 0, 0, &by_steps);
  for (int i = 0; i < 5 * 16; ++i) skipahead(1ull << 63, &by_steps);
  EXPECT_EQ(curand(&by_sequence), curand(&by_steps));
}

template <class State>
class DistributionTest : public ::testing::Test {};
using States = ::testing::Types<curandStateXORWOW_t, curandStatePhilox4_32_10_t>;
TYPED_TEST_SUITE(DistributionTest, States);

// Mean and variance of n numbers of a distribution are off by a few standard errors at most.
template <class Draw>
void ExpectMoments(Draw draw, double mean, double variance, double fourth_moment) {
  constexpr int n = 200000;
  double sum = 0, squares = 0;
  for (int i = 0; i < n; ++i) {
    const double x = draw();
    sum += x;
    squares += (x - mean) * (x - mean);
  }
  EXPECT_NEAR(sum / n, mean, 5 * std::sqrt(variance / n));
  EXPECT_NEAR(squares / n, variance, 5 * std::sqrt((fourth_moment - variance * variance) / n));
}

TYPED_TEST(DistributionTest, HaveTheirMoments) {
  TypeParam state;
  curand_init(2026, 1, 0, &state);
  ExpectMoments([&] { return curand_uniform(&state); }, 0.5, 1.0 / 12, 1.0 / 80);
  ExpectMoments([&] { return curand_uniform_double(&state); }, 0.5, 1.0 / 12, 1.0 / 80);
  ExpectMoments([&] { return curand_normal(&state); }, 0, 1, 3);
  ExpectMoments([&] { return curand_normal_double(&state); }, 0, 1, 3);
  ExpectMoments([&] { return std::log(curand_log_normal(&state, 1, 2)); }, 1, 4, 48);
  ExpectMoments([&] { return curand_normal2(&state).y; }, 0, 1, 3);
}

TYPED_TEST(DistributionTest, NormalNumbersComeInPairs) {
  TypeParam one, two;
  curand_init(4, 0, 0, &one);
  curand_init(4, 0, 0, &two);
  for (int i = 0; i < 3; ++i) {
    const float2 pair = curand_normal2(&two);
    EXPECT_EQ(curand_normal(&one), pair.x);
    EXPECT_EQ(curand_normal(&one), pair.y);
  }
  EXPECT_EQ(curand(&one), curand(&two));
}

TEST(DistributionTest, UniformNumbersAreAboveZeroAndAtMostOne) {
  EXPECT_GT(simt::UniformFloat(0), 0);
  EXPECT_EQ(simt::UniformFloat(~0u), 1);
  EXPECT_GT(simt::UniformDouble(0, 0), 0);
  EXPECT_LE(simt::UniformDouble(~0u, ~0u), 1);
}

}  // namespace
