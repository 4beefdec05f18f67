// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Numbers of 16 bits against two references that share nothing with them: a table of all numbers of
// the format, in which an exact result is looked up, and the compiler's own _Float16.

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <random>
#include <vector>

#include "cuda_bf16.h"
#include "cuda_fp16.h"
#include "gtest/gtest.h"

namespace {

using simt::Rounding;
using Exact = __float128;

constexpr Rounding kRoundings[] = {Rounding::kNearest, Rounding::kZero, Rounding::kUp,
                                   Rounding::kDown};

template <class T>
T FromBits(unsigned bits) {
  const auto word = static_cast<unsigned short>(bits);
  T value;
  std::memcpy(static_cast<void*>(&value), &word, sizeof value);
  return value;
}
template <class T>
unsigned BitsOf(T value) {
  unsigned short word;
  std::memcpy(&word, &value, sizeof word);
  return word;
}

// Rounds by looking up: the values of the bit patterns from 0 to infinity ascend.
template <class T>
class Table {
 public:
  static unsigned Round(Exact x, Rounding rounding) {
    static const Table table;
    const bool negative = x < 0;
    const unsigned bits = table.RoundMagnitude(negative ? -x : x, negative, rounding);
    return bits | (negative ? 0x8000 : 0);
  }

 private:
  // The value of a pattern from its fields, by repeated doubling and halving.
  static Exact Value(unsigned bits) {
    constexpr int kMantissa = T::Format::kMantissa;
    constexpr int kBias = (1 << (14 - kMantissa)) - 1;
    const int exponent = bits >> kMantissa;
    Exact value = (bits & ((1 << kMantissa) - 1)) + (exponent != 0 ? 1 << kMantissa : 0);
    int shift = std::max(exponent, 1) - kBias - kMantissa;
    for (; shift > 0; --shift) value *= 2;
    for (; shift < 0; ++shift) value /= 2;
    return value;
  }

  Table() {
    for (unsigned bits = 0; bits <= T::Format::kInfinity; ++bits) values_.push_back(Value(bits));
  }

  unsigned RoundMagnitude(Exact x, bool negative, Rounding rounding) const {
    if (x >= values_.back()) {  // at least the number that would come after the largest
      const bool up = rounding == Rounding::kNearest ||
                      rounding == (negative ? Rounding::kDown : Rounding::kUp);
      return T::Format::kInfinity - (up ? 0 : 1);
    }
    const unsigned above =
        std::upper_bound(values_.begin(), values_.end(), x) - values_.begin();  // the first above x
    const unsigned below = above - 1;
    if (values_[below] == x) return below;
    if (rounding == Rounding::kZero) return below;
    if (rounding == Rounding::kUp) return negative ? below : above;
    if (rounding == Rounding::kDown) return negative ? above : below;
    const Exact down = x - values_[below], up = values_[above] - x;
    if (down == up) return below % 2 == 0 ? below : above;
    return down < up ? below : above;
  }

  std::vector<Exact> values_;
};

template <class T>
class NarrowFloatTest : public ::testing::Test {};
using Types = ::testing::Types<__half, __nv_bfloat16>;
TYPED_TEST_SUITE(NarrowFloatTest, Types);

// Small ones, those near powers of two, large ones, all random otherwise; never NaN or infinite.
template <class T>
T AnyFinite(std::mt19937& random) {
  for (;;) {
    const T value = FromBits<T>(random() & 0xffff);
    if (std::isfinite(float(value))) return value;
  }
}

TYPED_TEST(NarrowFloatTest, EveryNumberSurvivesFloatAndBack) {
  for (unsigned bits = 0; bits < 0x10000; ++bits) {
    const TypeParam value = FromBits<TypeParam>(bits);
    if (__hisnan(value)) {
      EXPECT_TRUE(std::isnan(float(value)));
      EXPECT_EQ(BitsOf(TypeParam(float(value))), 0x7fffu);
      continue;
    }
    ASSERT_EQ(BitsOf(TypeParam(float(value))), bits);
    ASSERT_EQ(BitsOf(TypeParam(value.Double())), bits);
    ASSERT_EQ(std::signbit(float(value)), bits >> 15 == 1);
    if (std::isfinite(float(value))) {
      ASSERT_EQ(Table<TypeParam>::Round(value.Double(), Rounding::kNearest) & 0x7fff,
                bits & 0x7fff);
    }
  }
}

TYPED_TEST(NarrowFloatTest, RoundsAroundEveryMidpoint) {
  for (unsigned bits = 0; bits < TypeParam::Format::kInfinity; ++bits) {
    const double low = FromBits<TypeParam>(bits).Double();
    const double high = bits + 1 == TypeParam::Format::kInfinity
                            ? 2 * low - FromBits<TypeParam>(bits - 1).Double()
                            : FromBits<TypeParam>(bits + 1).Double();
    const double middle = (low + high) / 2;
    for (double x : {low, middle, std::nextafter(middle, low), std::nextafter(middle, high),
                     std::nextafter(low, high), std::nextafter(high, low)}) {
      for (Rounding rounding : kRoundings) {
        for (double signed_x : {x, -x}) {
          ASSERT_EQ(TypeParam::Format::Round(signed_x, rounding) & 0x7fff,
                    Table<TypeParam>::Round(signed_x, rounding) & 0x7fff)
              << signed_x << " rounding " << static_cast<int>(rounding);
        }
      }
    }
  }
}

TYPED_TEST(NarrowFloatTest, ArithmeticRoundsOnce) {
  std::mt19937 random(1);
  for (int i = 0; i < 400000; ++i) {
    const TypeParam a = AnyFinite<TypeParam>(random);
    // Half of the time of nearly the same exponent, where sums cancel.
    TypeParam b = AnyFinite<TypeParam>(random);
    if (i % 2 == 0) b = FromBits<TypeParam>((BitsOf(a) + random() % 4096 - 2048) & 0xffff);
    if (!std::isfinite(float(b))) continue;
    const Exact x = a.Double(), y = b.Double();
    const auto same = [&](TypeParam result, Exact exact) {
      return (BitsOf(result) & (exact == 0 ? 0x7fff : 0xffff)) ==
             Table<TypeParam>::Round(exact, Rounding::kNearest);
    };
    ASSERT_TRUE(same(a + b, x + y)) << float(a) << " + " << float(b);
    ASSERT_TRUE(same(a - b, x - y)) << float(a) << " - " << float(b);
    ASSERT_TRUE(same(a * b, x * y)) << float(a) << " * " << float(b);
    ASSERT_TRUE(y == 0 || same(a / b, x / y)) << float(a) << " / " << float(b);
    if (x > 0) {
      // The root r is right if x lies between the squares of the midpoints beside r.
      const unsigned root = BitsOf(hsqrt(a));
      const Exact r = FromBits<TypeParam>(root).Double();
      const Exact below = (r + FromBits<TypeParam>(root - 1).Double()) / 2;
      const Exact above = (r + FromBits<TypeParam>(root + 1).Double()) / 2;
      ASSERT_TRUE(below * below <= x && x <= above * above) << float(a);
    }
  }
}

TYPED_TEST(NarrowFloatTest, FusedMultiplyAddRoundsOnce) {
  std::mt19937 random(2);
  const auto moderate = [&random] {  // so that the exact result has less than 113 bits
    return TypeParam::Rounded(
        std::ldexp(static_cast<int>(random() % 4096) - 2048, static_cast<int>(random() % 26) - 23));
  };
  for (int i = 0; i < 400000; ++i) {
    const TypeParam a = moderate(), b = moderate(), c = moderate();
    const Exact exact = Exact(a.Double()) * b.Double() + c.Double();
    ASSERT_EQ(BitsOf(__hfma(a, b, c)) & (exact == 0 ? 0x7fff : 0xffff),
              Table<TypeParam>::Round(exact, Rounding::kNearest))
        << float(a) << " * " << float(b) << " + " << float(c);
  }
}

// A product that lies in the middle of two numbers, and something tiny beside it.
TEST(Bfloat16Test, TinySummandsDecideTies) {
  const __nv_bfloat16 a(1.0f + 1.0f / 128), b(1.0f + 1.0f / 2), tiny(0x1p-130f);
  // a * b = 1.51171875, between 1.5078125 and 1.515625.
  EXPECT_EQ(float(__hfma(a, b, __nv_bfloat16(0.0f))), 1.515625f);
  EXPECT_EQ(float(__hfma(a, b, __hneg(tiny))), 1.5078125f);
  EXPECT_EQ(float(__hfma(a, b, tiny)), 1.515625f);
  EXPECT_EQ(float(__hfma(__hneg(a), b, tiny)), -1.5078125f);
}

TEST(HalfTest, AgreesWithTheCompilersType) {
  const auto bits_of = [](_Float16 value) {
    unsigned short bits;
    std::memcpy(&bits, &value, sizeof bits);
    return unsigned{bits};
  };
  std::mt19937 random(3);
  for (int i = 0; i < 1000000; ++i) {
    const std::uint32_t word = random();
    float x;
    std::memcpy(&x, &word, sizeof x);
    if (std::isnan(x)) continue;
    ASSERT_EQ(BitsOf(__float2half(x)), bits_of(static_cast<_Float16>(x))) << x;
    const float near = std::ldexp(x / std::exp2(std::floor(std::log2(std::fabs(x)))),
                                  static_cast<int>(i % 45) - 27);
    if (!std::isfinite(near)) continue;
    ASSERT_EQ(BitsOf(__float2half(near)), bits_of(static_cast<_Float16>(near))) << near;
  }
  for (unsigned bits = 0; bits < 0x10000; ++bits) {
    unsigned short word = static_cast<unsigned short>(bits);
    _Float16 value;
    std::memcpy(&value, &word, sizeof value);
    const float expected = value;
    const float actual = __half2float(FromBits<__half>(bits));
    ASSERT_TRUE(actual == expected || (std::isnan(actual) && std::isnan(expected))) << bits;
  }
}

TYPED_TEST(NarrowFloatTest, IntegersRoundAndSaturate) {
  std::mt19937_64 random(4);
  for (int i = 0; i < 200000; ++i) {
    const auto value = static_cast<long long>(random() >> random() % 64);
    for (long long x : {value, -value}) {
      ASSERT_EQ(BitsOf(TypeParam(x)), Table<TypeParam>::Round(x, Rounding::kNearest)) << x;
    }
    ASSERT_EQ(BitsOf(TypeParam::Rounded(simt::IntegerToOdd(value), Rounding::kDown)),
              Table<TypeParam>::Round(value, Rounding::kDown));
  }
  EXPECT_EQ(int(TypeParam(-2.75f)), -2);
  EXPECT_EQ(static_cast<unsigned char>(TypeParam(-3.0f)), 0);
  EXPECT_EQ(static_cast<signed char>(TypeParam(1000.0f)), 127);
  EXPECT_TRUE(bool(TypeParam(0.25f)));
  EXPECT_FALSE(bool(TypeParam(-0.0f)));
}

TEST(HalfTest, ConvertsToIntegersInEveryDirection) {
  EXPECT_EQ(__half2int_rn(half(2.5f)), 2);
  EXPECT_EQ(__half2int_rn(half(3.5f)), 4);
  EXPECT_EQ(__half2int_rz(half(-2.5f)), -2);
  EXPECT_EQ(__half2int_ru(half(-2.5f)), -2);
  EXPECT_EQ(__half2int_rd(half(-2.5f)), -3);
  EXPECT_EQ(__half2short_rn(CUDART_INF_FP16), 32767);
  EXPECT_EQ(__half2uint_rn(half(-1.0f)), 0u);
  EXPECT_EQ(__half2int_rn(CUDART_NAN_FP16), 0);
  EXPECT_EQ(__half2ll_rn(CUDART_NAN_FP16), std::numeric_limits<long long>::min());
  EXPECT_EQ(float(__int2half_rz(65535)), 65504.0f);
  EXPECT_EQ(BitsOf(__int2half_rn(65535)), 0x7c00u);
  EXPECT_EQ(BitsOf(__float2half_ru(1e-30f)), 1u);
  EXPECT_EQ(BitsOf(__float2half_rd(-1e-30f)), 0x8001u);
}

TYPED_TEST(NarrowFloatTest, ComparisonsKnowNan) {
  const TypeParam one(1), two(2), nan = FromBits<TypeParam>(0x7fff);
  EXPECT_TRUE(one < two && two >= one && one != two && !(one == two));
  EXPECT_FALSE(one < nan || one >= nan || one == nan || nan == nan);
  EXPECT_TRUE(one != nan);
  EXPECT_FALSE(__hne(one, nan));
  EXPECT_TRUE(__hneu(one, nan) && __hltu(one, nan) && __hequ(nan, nan));
  EXPECT_EQ(float(__hmax(one, nan)), 1);
  EXPECT_EQ(float(__hmin(nan, two)), 2);
  EXPECT_TRUE(__hisnan(__hmax_nan(one, nan)) && __hisnan(__hmax(nan, nan)));
  const TypeParam zero(0.0f), minus(-0.0f);
  EXPECT_EQ(BitsOf(__hmax(minus, zero)), 0u);
  EXPECT_EQ(BitsOf(__hmin(zero, minus)), 0x8000u);
  EXPECT_EQ(__hisinf(-(one / zero)), -1);
  EXPECT_EQ(float(__hfma_relu(one, -two, one)), 0);
  EXPECT_TRUE(__hisnan(__hfma_relu(one, nan, one)));
  EXPECT_EQ(float(__hadd_sat(one, two)), 1);
  EXPECT_EQ(float(__hsub_sat(one, two)), 0);
  EXPECT_EQ(BitsOf(__hmul_sat(nan, two)), 0u);
}

TEST(PairsTest, DoBothHalves) {
  const half2 a = __floats2half2_rn(1, 2), b = __halves2half2(half(3), half(2));
  EXPECT_EQ(__low2float(a * b), 3);
  EXPECT_EQ(__high2float(a + b), 4);
  EXPECT_EQ(float(__lowhigh2highlow(a).x), 2);
  EXPECT_EQ(__half22float2(__hfma2(a, b, b)).y, 6);
  EXPECT_TRUE(__hble2(a, b));
  EXPECT_FALSE(__hblt2(a, b));
  EXPECT_EQ(__heq2_mask(a, b), 0xffff0000u);
  EXPECT_EQ(float(__hlt2(a, b).x), 1);
  EXPECT_EQ(sizeof(half2), 4u);
  EXPECT_EQ(alignof(half2), 4u);
  // (1 + 2i) (3 + 2i) + 1 = 8i
  const half2 c = __hcmadd(a, b, __floats2half2_rn(1, 0));
  EXPECT_EQ(float(c.x), 0);
  EXPECT_EQ(float(c.y), 8);
  __nv_bfloat162 d = __float2bfloat162_rn(1.5f);
  d += d;
  EXPECT_EQ(__bfloat1622float2(d).x, 3);
}

}  // namespace
