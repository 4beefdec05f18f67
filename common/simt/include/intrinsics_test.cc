// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

// Integer and floating-point intrinsics, and the mathematical functions that C++ lacks.

#include <cuda_runtime.h>

#include <cmath>
#include <limits>

#include "gtest/gtest.h"

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

TEST(IntrinsicsTest, CountBits) {
  EXPECT_EQ(__popc(0xf0f0f0f0u), 16);
  EXPECT_EQ(__popcll(~0ull), 64);
  EXPECT_EQ(__clz(0), 32);
  EXPECT_EQ(__clz(1), 31);
  EXPECT_EQ(__clzll(-1), 0);
  EXPECT_EQ(__ffs(0), 0);
  EXPECT_EQ(__ffs(8), 4);
  EXPECT_EQ(__brev(1u), 0x80000000u);
  EXPECT_EQ(__brevll(2ull), 0x4000000000000000ull);
}

TEST(IntrinsicsTest, FindTheNthBit) {
  EXPECT_EQ(__fns(0b10110u, 0, 1), 1u);
  EXPECT_EQ(__fns(0b10110u, 0, 3), 4u);
  EXPECT_EQ(__fns(0b10110u, 0, 4), 0xffffffffu);
  EXPECT_EQ(__fns(0b10110u, 31, -1), 4u);
  EXPECT_EQ(__fns(0b10110u, 3, -2), 1u);
  EXPECT_EQ(__fns(0b10110u, 2, 0), 2u);
}

TEST(IntrinsicsTest, MoveBytesAndBits) {
  EXPECT_EQ(__byte_perm(0x33221100, 0x77665544, 0x7531), 0x77553311u);
  EXPECT_EQ(__funnelshift_l(0x80000000u, 1u, 1), 3u);
  EXPECT_EQ(__funnelshift_r(0x80000000u, 1u, 31), 3u);
  EXPECT_EQ(__funnelshift_lc(5u, 9u, 32), 5u);
  EXPECT_EQ(__funnelshift_rc(5u, 9u, 40), 9u);
}

TEST(IntrinsicsTest, MultiplyAndAverage) {
  EXPECT_EQ(__mulhi(1 << 30, 8), 2);
  EXPECT_EQ(__mulhi(-1, 1), -1);
  EXPECT_EQ(__umulhi(0x80000000u, 4u), 2u);
  EXPECT_EQ(__umul64hi(1ull << 63, 6ull), 3ull);
  EXPECT_EQ(__mul64hi(-1ll, 1ll), -1ll);
  EXPECT_EQ(__mul24(-3, 5), -15);
  EXPECT_EQ(__umul24(0xff000003u, 5u), 15u);
  EXPECT_EQ(__hadd(3, 6), 4);
  EXPECT_EQ(__rhadd(3, 6), 5);
  EXPECT_EQ(__hadd(-3, -4), -4);
  EXPECT_EQ(__sad(-3, 4, 10u), 17u);
  EXPECT_EQ(__usad(3u, 9u, 1u), 7u);
  EXPECT_EQ(__dp4a(0x01020304, 0x01010101, 5), 15);
  EXPECT_EQ(__dp4a(static_cast<int>(0xff000000), 0x02000000, 0), -2);
}

TEST(IntrinsicsTest, MinAndMaxTakeMixedTypes) {
  EXPECT_EQ(min(3, 4), 3);
  EXPECT_EQ(max(-1, 1u), 0xffffffffu);
  EXPECT_EQ(min(2ll, 1ll), 1ll);
  EXPECT_EQ(max(1.0f, 2.5), 2.5);
  EXPECT_EQ(max(1.0f, NAN), 1.0f);
}

TEST(IntrinsicsTest, ReinterpretBits) {
  EXPECT_EQ(__float_as_int(1.0f), 0x3f800000);
  EXPECT_EQ(__int_as_float(0x40000000), 2.0f);
  EXPECT_EQ(__double_as_longlong(1.0), 0x3ff0000000000000ll);
  EXPECT_EQ(__hiloint2double(__double2hiint(1.75), __double2loint(1.75)), 1.75);
}

TEST(IntrinsicsTest, ArithmeticRoundsAsTold) {
  const float tiny = 1e-10f, above_one = std::nextafter(1.0f, 2.0f);
  EXPECT_EQ(__fadd_rn(1.0f, tiny), 1.0f);
  EXPECT_EQ(__fadd_ru(1.0f, tiny), above_one);
  EXPECT_EQ(__fadd_rd(1.0f, -tiny), std::nextafter(1.0f, 0.0f));
  EXPECT_EQ(__fadd_rz(-1.0f, tiny), -std::nextafter(1.0f, 0.0f));
  EXPECT_LT(__fdiv_rd(1.0f, 3.0f), __fdiv_ru(1.0f, 3.0f));
  EXPECT_LT(__drcp_rd(3.0), __drcp_ru(3.0));
  EXPECT_LT(__dsqrt_rd(2.0), __dsqrt_ru(2.0));
  EXPECT_EQ(__fmaf_rn(above_one, above_one, -1.0f), std::fma(above_one, above_one, -1.0f));
  EXPECT_EQ(__fmaf_ru(1.0f, 1.0f, tiny), above_one);
}

TEST(IntrinsicsTest, ConversionsRoundAndSaturate) {
  EXPECT_EQ(__float2int_rn(2.5f), 2);
  EXPECT_EQ(__float2int_ru(2.1f), 3);
  EXPECT_EQ(__float2int_rd(-2.1f), -3);
  EXPECT_EQ(__float2int_rz(-2.9f), -2);
  EXPECT_EQ(__float2int_rn(1e20f), std::numeric_limits<int>::max());
  EXPECT_EQ(__float2int_rn(-1e20f), std::numeric_limits<int>::min());
  EXPECT_EQ(__float2int_rn(NAN), 0);
  EXPECT_EQ(__float2uint_rz(-1.0f), 0u);
  EXPECT_EQ(__double2ull_rz(1.8446744073709552e19), ~0ull);
  EXPECT_EQ(__int2float_rz(16777217), 16777216.0f);
  EXPECT_EQ(__int2float_ru(16777217), 16777218.0f);
  EXPECT_EQ(__double2float_rd(0.1), std::nextafter(0.1f, 0.0f));
  EXPECT_EQ(__saturatef(-1.0f), 0.0f);
  EXPECT_EQ(__saturatef(NAN), 0.0f);
  EXPECT_EQ(__saturatef(7.0f), 1.0f);
}

TEST(MathTest, InverseErrorFunctionsInvert) {
  for (const double x : {-3.0, -1.0, -0.3, 1e-8, 0.2, 0.7, 2.0, 4.0}) {
    EXPECT_NEAR(erfinv(std::erf(x)), x, 1e-13 + std::exp(x * x) * 2e-16) << x;
    EXPECT_NEAR(erfcinv(std::erfc(x)), x, 1e-13 + (x < 0 ? std::exp(x * x) * 2e-16 : 0)) << x;
  }
  EXPECT_NEAR(erfcinv(1e-300) / 26.209469960516, 1, 1e-12);
  EXPECT_EQ(erfinv(1.0), kInfinity);
  EXPECT_EQ(erfcinv(2.0), -kInfinity);
  EXPECT_TRUE(std::isnan(erfinv(1.5)));
  EXPECT_FLOAT_EQ(erfinvf(0.5f), 0.47693628f);
}

TEST(MathTest, TheNormalDistributionAndItsInverse) {
  EXPECT_DOUBLE_EQ(normcdf(0.0), 0.5);
  EXPECT_NEAR(normcdf(1.959963984540054), 0.975, 1e-15);
  EXPECT_NEAR(normcdf(-10.0) / 7.619853024160527e-24, 1, 1e-14);
  EXPECT_NEAR(normcdfinv(0.975), 1.959963984540054, 1e-14);
  EXPECT_EQ(normcdfinv(0.0), -kInfinity);
  EXPECT_FLOAT_EQ(normcdff(1.0f), 0.84134474f);
}

TEST(MathTest, ScaledErfcHasNoOverflow) {
  EXPECT_NEAR(erfcx(1.0), 0.427583576155807, 1e-15);
  EXPECT_NEAR(erfcx(49.999999) / erfcx(50.000001), 1, 1e-7);  // both sides of the series' start
  EXPECT_NEAR(erfcx(100.0) * 100 * std::sqrt(M_PI), 1 - 1 / 20000.0, 1e-8);
  EXPECT_EQ(erfcx(kInfinity), 0);
}

TEST(MathTest, MultiplesOfPiAreExact) {
  EXPECT_EQ(sinpi(1.0), 0);
  EXPECT_EQ(sinpi(1e15 + 0.5), 1);
  EXPECT_EQ(cospi(0.5), 0);
  EXPECT_EQ(cospi(3.0), -1);
  EXPECT_DOUBLE_EQ(sinpi(-0.25), -M_SQRT1_2);
  EXPECT_DOUBLE_EQ(cospi(0.75), -M_SQRT1_2);
  EXPECT_DOUBLE_EQ(sinpi(5.0 / 6), 0.5);
}

TEST(MathTest, NormsDoNotOverflow) {
  EXPECT_DOUBLE_EQ(norm3d(1.0, 2.0, 2.0), 3);
  EXPECT_DOUBLE_EQ(norm4d(1e200, 1e200, 1e200, 1e200), 2e200);
  EXPECT_DOUBLE_EQ(rnorm3d(1.0, 2.0, 2.0), 1.0 / 3);
  EXPECT_FLOAT_EQ(rhypotf(3.0f, 4.0f), 0.2f);
  EXPECT_EQ(norm3d(kInfinity, NAN, 0.0), kInfinity);
}

TEST(MathTest, ReciprocalRoots) {
  EXPECT_FLOAT_EQ(rsqrtf(4.0f), 0.5f);
  EXPECT_EQ(rsqrtf(0.0f), static_cast<float>(kInfinity));
  EXPECT_DOUBLE_EQ(rsqrt(2.0), M_SQRT1_2);
  EXPECT_DOUBLE_EQ(rcbrt(27.0), 1.0 / 3);
}

TEST(MathTest, LengthsOfAnyDimension) {
  const double x[] = {1, 2, 2, 4, 5};
  EXPECT_DOUBLE_EQ(norm(3, x), 3);
  EXPECT_DOUBLE_EQ(norm(4, x), 5);
  EXPECT_DOUBLE_EQ(rnorm(4, x), 0.2);
  const double large[] = {3e200, 4e200};
  EXPECT_DOUBLE_EQ(norm(2, large), 5e200);
  const float y[] = {3e30f, 4e30f};
  EXPECT_FLOAT_EQ(normf(2, y), 5e30f);
  EXPECT_FLOAT_EQ(rnormf(2, y), 2e-31f);
}

TEST(MathTest, ModifiedBesselFunctions) {
  EXPECT_NEAR(cyl_bessel_i0(1.0) / 1.2660658777520084, 1, 1e-14);
  EXPECT_NEAR(cyl_bessel_i1(1.0) / 0.5651591039924851, 1, 1e-14);
  EXPECT_NEAR(cyl_bessel_i0(-5.0) / 27.239871823604442, 1, 1e-14);
  EXPECT_NEAR(cyl_bessel_i1(-5.0) / -24.335642142450524, 1, 1e-14);
  EXPECT_FLOAT_EQ(cyl_bessel_i0f(0.0f), 1.0f);
}

TEST(IntrinsicsTest, DotProductsOfHalvesAndBytes) {
  EXPECT_EQ(__dp2a_lo(0x0003fffe, 0x7f7f05ff, 10), 10 + -2 * -1 + 3 * 5);
  EXPECT_EQ(__dp2a_hi(0x0003fffe, static_cast<int>(0x80070000u), 10), 10 + -2 * 7 + 3 * -128);
  EXPECT_EQ(__dp2a_lo(0x0003fffeu, 0x000005ffu, 1u), 1u + 0xfffeu * 255 + 3 * 5);
  EXPECT_EQ(__dp2a_hi(0x0003fffeu, 0x02010000u, 0u), 0xfffeu + 6);
}

TEST(IntrinsicsTest, ExtremaForDynamicProgramming) {
  EXPECT_EQ(__viaddmax_s32(2, -5, -1), -1);
  EXPECT_EQ(__viaddmax_s32_relu(2, -5, -1), 0);
  EXPECT_EQ(__viaddmin_s32(2, -5, -1), -3);
  EXPECT_EQ(__viaddmax_s32(0x7fffffff, 1, 0), 0);  // the sum wraps around
  EXPECT_EQ(__viaddmax_u32(0xffffffffu, 2, 0), 1u);
  EXPECT_EQ(__viaddmin_u32(0xffffffffu, 2, 5), 1u);
  EXPECT_EQ(__viaddmax_s16x2(0x7fff0001, 0x0001fffe, 0x8001fff0), 0x8001ffffu);
  EXPECT_EQ(__viaddmin_u16x2(0xffff0001, 0x00020001, 0x00000005), 0x00000002u);
  EXPECT_EQ(__vimax3_s32(-3, -1, -2), -1);
  EXPECT_EQ(__vimin3_s32_relu(-3, 1, 2), 0);
  EXPECT_EQ(__vimax3_u32(3u, 0x80000000u, 2u), 0x80000000u);
  EXPECT_EQ(__vimin3_s16x2(0xffff0003, 0x00010002, 0x00020001), 0xffff0001u);
  EXPECT_EQ(__vimax3_s16x2_relu(0xffff0003, 0xfffe0002, 0xfffd0001), 0x00000003u);
  EXPECT_EQ(__vimax_s32_relu(-3, -1), 0);
  EXPECT_EQ(__vimin_s16x2_relu(0xffff0003, 0x00010002), 0x00000002u);
  bool first, high, low;
  EXPECT_EQ(__vibmax_s32(-3, -3, &first), -3);
  EXPECT_TRUE(first);
  EXPECT_EQ(__vibmin_u32(0x80000000u, 1u, &first), 1u);
  EXPECT_FALSE(first);
  EXPECT_EQ(__vibmax_s16x2(0x0001ffff, 0xffff0001, &high, &low), 0x00010001u);
  EXPECT_TRUE(high && !low);
  EXPECT_EQ(__vibmin_u16x2(0x0001ffff, 0xffff0001, &high, &low), 0x00010001u);
  EXPECT_TRUE(high && !low);
}

}  // namespace
