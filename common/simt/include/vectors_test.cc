// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

// Vector types: CUDA's layout, and what programs rely on.

#include <cuda_runtime.h>

#include <memory>  // spells an attribute __noinline__
#include <type_traits>

#include "gtest/gtest.h"

namespace {

template <class Vector>
constexpr bool HasLayout(std::size_t size, std::size_t alignment) {
  return sizeof(Vector) == size && alignof(Vector) == alignment &&
         std::is_trivially_default_constructible_v<Vector> && std::is_standard_layout_v<Vector>;
}
static_assert(HasLayout<char1>(1, 1) && HasLayout<uchar2>(2, 2) && HasLayout<char3>(3, 1));
static_assert(HasLayout<uchar4>(4, 4) && HasLayout<short4>(8, 8) && HasLayout<ushort3>(6, 2));
static_assert(HasLayout<int2>(8, 8) && HasLayout<uint3>(12, 4) && HasLayout<int4>(16, 16));
static_assert(HasLayout<float1>(4, 4) && HasLayout<float2>(8, 8) && HasLayout<float3>(12, 4));
static_assert(HasLayout<float4>(16, 16) && HasLayout<double2>(16, 16));
static_assert(HasLayout<double3>(24, 8) && HasLayout<double4>(32, 16));
static_assert(HasLayout<longlong2>(16, 16) && HasLayout<ulonglong4>(32, 16));
static_assert(std::is_same_v<decltype(uint3::x), unsigned>);

// A number is no vector, except in braces.
static_assert(!std::is_convertible_v<float, float4>);
static_assert(!std::is_assignable_v<float4&, float>);

__noinline__ int NotInlined() { return 1; }

TEST(VectorsTest, AreInitialisedAsAggregates) {
  const float4 full = {1, 2, 3, 4};
  const float4 partial = {1};
  const int3 two = {5, 6};
  const double4 none = {};
  EXPECT_EQ(full.w, 4);
  EXPECT_EQ(partial.x, 1);
  EXPECT_EQ(partial.w, 0);
  EXPECT_EQ(two.y, 6);
  EXPECT_EQ(two.z, 0);
  EXPECT_EQ(none.y, 0);
}

TEST(VectorsTest, CopiesAreWhole) {
  double4 a = make_double4(1, 2, 3, 4), b;
  b = a;
  const double4 c = b;
  EXPECT_EQ(c.x + c.y + c.z + c.w, 10);
  uchar4 p = make_uchar4(1, 2, 3, 255);
  uchar4 q = p;
  EXPECT_EQ(q.w, 255);
  const float3 r = make_float3(1, 2, 3);
  float3 s = r;
  EXPECT_EQ(s.z, 3);
}

TEST(VectorsTest, MayStandInUnionsAndStaticArrays) {
  union {
    float4 vector;
    float components[4];
  } both;
  both.vector = make_float4(1, 2, 3, 4);
  EXPECT_EQ(both.components[2], 3);
  static float4 table[2] = {{1, 2, 3, 4}, {5}};
  EXPECT_EQ(table[1].x, 5);
}

TEST(VectorsTest, WhatDim3IsNotGivenIsOne) {
  const dim3 extents(7);
  EXPECT_EQ(extents.x, 7u);
  EXPECT_EQ(extents.y, 1u);
  EXPECT_EQ(extents.z, 1u);
  const uint3 index = extents;
  EXPECT_EQ(dim3(index).x, 7u);
}

TEST(VectorsTest, TheStandardLibraryIsSparedCudasMacros) {
  EXPECT_EQ(*std::make_shared<int>(NotInlined()), 1);
}

}  // namespace
