// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: ufunc_cases.h
//
// What every target must do, as NumPy does it, with arrays on the host. A test file defines
// Targets, a list of them, and includes this.

#ifndef COMMON_UFUNC_UFUNC_CASES_H_
#define COMMON_UFUNC_UFUNC_CASES_H_

#include <cmath>
#include <cstdint>
#include <limits>
#include <numeric>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "common/ufunc/array.h"
#include "common/ufunc/vectorize.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace ufunc {
namespace {

using ::testing::ElementsAre;
using ::testing::ElementsAreArray;

#if defined(__CUDACC__)
#define BOTH __host__ __device__
#else
#define BOTH
#endif

struct Add {
  template <class T>
  BOTH T operator()(T x, T y) const {
    return static_cast<T>(x + y);
  }
};
struct Subtract {
  template <class T>
  BOTH T operator()(T x, T y) const {
    return static_cast<T>(x - y);
  }
};
struct Negate {
  template <class T>
  BOTH T operator()(T x) const {
    return -x;
  }
};
struct Greater {
  template <class T>
  BOTH bool operator()(T x, T y) const {
    return x > y;
  }
};
struct MultiplyAdd {
  BOTH float operator()(float x, float y, float z) const { return x * y + z; }
};
struct AddConstant {
  float constant = 1;
  BOTH float operator()(float x) const { return x + constant; }
};
// Tells which loop was taken, whatever the values.
struct SizeOfLoop {
  template <class T>
  BOTH int operator()(T, T) const {
    return static_cast<int>(sizeof(T)) * (std::is_floating_point_v<T> ? 10 : 1);
  }
};
struct SumOfRow {
  template <class T>
  BOTH T operator()(Row<T> row) const {
    T sum = 0;
    for (std::int64_t i = 0; i < row.size(); ++i) sum += row[i];
    return sum;
  }
};
struct Dot {
  BOTH float operator()(Row<float> x, Row<float> y) const {
    float sum = 0;
    for (std::int64_t i = 0; i < x.size(); ++i) sum += x[i] * y[i];
    return sum;
  }
};
struct Polynomial {  // its coefficients, and where
  BOTH float operator()(Row<float> coefficients, float x) const {
    float sum = 0;
    for (std::int64_t i = coefficients.size(); i-- > 0;) sum = sum * x + coefficients[i];
    return sum;
  }
};
struct OuterSum {
  BOTH float operator()(Row<float, 'm'> x, Row<float, 'n'> y) const {
    float sum = 0;
    for (std::int64_t i = 0; i < x.size(); ++i) {
      for (std::int64_t j = 0; j < y.size(); ++j) sum += x[i] * y[j];
    }
    return sum;
  }
};

// As NumPy's own: from narrow to wide.
template <class Target, class F>
using Arithmetic =
    Vectorize<Target, F, bool(bool, bool), std::int8_t(std::int8_t, std::int8_t),
              std::uint8_t(std::uint8_t, std::uint8_t), std::int16_t(std::int16_t, std::int16_t),
              std::uint16_t(std::uint16_t, std::uint16_t), std::int32_t(std::int32_t, std::int32_t),
              std::uint32_t(std::uint32_t, std::uint32_t), std::int64_t(std::int64_t, std::int64_t),
              std::uint64_t(std::uint64_t, std::uint64_t), float(float, float),
              double(double, double)>;

template <class Target>
class UfuncTest : public ::testing::Test {
 protected:
  Arithmetic<Target, Add> add;
  Vectorize<Target, Subtract, float(float, float)> subtract;
  Vectorize<Target, Negate, float(float), double(double)> negate;
  Vectorize<Target, MultiplyAdd, float(float, float, float)> multiply_add;
  Vectorize<Target, SumOfRow, float(Row<float>), double(Row<double>)> sum_of_row;
  Vectorize<Target, Dot, float(Row<float>, Row<float>)> dot;
};
TYPED_TEST_SUITE(UfuncTest, Targets);

// first, first + 1, ... in C order.
template <class T = float>
Array Iota(Shape shape, int first = 0) {
  std::vector<T> values(static_cast<std::size_t>(SizeOf(shape)));
  for (std::size_t i = 0; i < values.size(); ++i) {
    values[i] = static_cast<T>(first + static_cast<int>(i));
  }
  return HostArray<T>(values, shape).value();
}

template <class T = float>
std::vector<T> ValuesOf(const absl::StatusOr<Array>& array) {
  EXPECT_TRUE(array.ok()) << array.status();
  if (!array.ok()) return {};
  const absl::StatusOr<std::vector<T>> values = array->Values<T>();
  EXPECT_TRUE(values.ok()) << values.status();
  return values.ok() ? *values : std::vector<T>();
}

MATCHER_P(IsInvalid, text, "") {
  const absl::Status status = [&] {
    if constexpr (std::is_same_v<std::decay_t<decltype(arg)>, absl::Status>) {
      return arg;
    } else {
      return arg.status();
    }
  }();
  *result_listener << status;
  return status.code() == absl::StatusCode::kInvalidArgument && status.message() == text;
}

//---------------------------------------------------------------------------------------------
// Broadcasting: https://numpy.org/doc/stable/user/basics.broadcasting.html

TYPED_TEST(UfuncTest, AddsArraysOfOneShape) {
  EXPECT_THAT(ValuesOf(this->add(Iota({2, 3}), Iota({2, 3}, 10))),
              ElementsAre(10, 12, 14, 16, 18, 20));
}

TYPED_TEST(UfuncTest, BroadcastsANumber) {
  EXPECT_THAT(ValuesOf(this->add(Iota({2, 2}), 0.5f)), ElementsAre(0.5, 1.5, 2.5, 3.5));
  EXPECT_THAT(ValuesOf(this->subtract(1.0f, Iota({3}))), ElementsAre(1, 0, -1));
}

TYPED_TEST(UfuncTest, BroadcastsARow) {
  EXPECT_THAT(ValuesOf(this->add(Iota({3, 2}), Iota({2}, 100))),
              ElementsAre(100, 102, 102, 104, 104, 106));
}

TYPED_TEST(UfuncTest, BroadcastsAColumn) {
  EXPECT_THAT(ValuesOf(this->add(Iota({3, 2}), Iota({3, 1}, 100))),
              ElementsAre(100, 101, 103, 104, 106, 107));
}

TYPED_TEST(UfuncTest, BroadcastsBothInputs) {
  const auto sum = this->add(Iota({3, 1}), Iota({1, 2}, 10));
  EXPECT_THAT(ValuesOf(sum), ElementsAre(10, 11, 11, 12, 12, 13));
  EXPECT_THAT(sum->shape(), ElementsAre(3, 2));
}

TYPED_TEST(UfuncTest, BroadcastsAnArrayOfOneElement) {
  const auto sum = this->add(Iota({1, 1}), Iota({2}, 7));
  EXPECT_THAT(ValuesOf(sum), ElementsAre(7, 8));
  EXPECT_THAT(sum->shape(), ElementsAre(1, 2));
}

TYPED_TEST(UfuncTest, TwoNumbersMakeAnArrayOfNoAxes) {
  const auto sum = this->add(2.0f, 3.0f);
  EXPECT_THAT(ValuesOf(sum), ElementsAre(5));
  EXPECT_EQ(sum->ndim(), 0);
}

TYPED_TEST(UfuncTest, ShapesBroadcastAsDocumented) {
  // The examples of NumPy's page, cut to four axes, and the corners.
  struct Case {
    Shape a, b, result;
  };
  const std::vector<Case> cases = {
      {{8, 1, 6, 1}, {7, 1, 5}, {8, 7, 6, 5}},
      {{5, 4}, {1}, {5, 4}},
      {{5, 4}, {4}, {5, 4}},
      {{15, 3, 5}, {15, 1, 5}, {15, 3, 5}},
      {{15, 3, 5}, {3, 5}, {15, 3, 5}},
      {{15, 3, 5}, {3, 1}, {15, 3, 5}},
      {{2, 2, 3}, {3}, {2, 2, 3}},
      {{}, {4, 3}, {4, 3}},
      {{4, 1}, {3}, {4, 3}},
      {{1}, {1, 1, 1}, {1, 1, 1}},
      {{0}, {1}, {0}},
      {{3, 0}, {}, {3, 0}},
      {{1, 0}, {5, 1}, {5, 0}},
      {{2, 1, 3, 1}, {1, 5, 1, 7}, {2, 5, 3, 7}},
      {{1, 2, 3, 4}, {2, 3, 4}, {1, 2, 3, 4}},
  };
  for (const Case& c : cases) {
    for (const auto& [x, y] : {std::pair(c.a, c.b), std::pair(c.b, c.a)}) {
      const auto sum = this->add(Iota(x), Iota(y));
      ASSERT_TRUE(sum.ok()) << sum.status();
      EXPECT_EQ(sum->shape(), c.result) << FormatShape(x) << " with " << FormatShape(y);
      EXPECT_EQ(ValuesOf(sum).size(), static_cast<std::size_t>(SizeOf(c.result)));
    }
  }
}

TYPED_TEST(UfuncTest, BroadcastsOverFourAxes) {
  // out[i, j, k, l] = x[i, 0, k, 0] + y[0, j, 0, l]
  const Array x = Iota({2, 1, 3, 1}), y = Iota({1, 2, 1, 4}, 100);
  std::vector<float> expected;
  for (int i = 0; i < 2; ++i) {
    for (int j = 0; j < 2; ++j) {
      for (int k = 0; k < 3; ++k) {
        for (int l = 0; l < 4; ++l) expected.push_back(i * 3 + k + 100 + j * 4 + l);
      }
    }
  }
  EXPECT_THAT(ValuesOf(this->add(x, y)), ElementsAreArray(expected));
}

TYPED_TEST(UfuncTest, BroadcastsThreeInputs) {
  EXPECT_THAT(ValuesOf(this->multiply_add(Iota({2, 1}, 1), Iota({3}, 1), 10.0f)),
              ElementsAre(11, 12, 13, 12, 14, 16));
}

TYPED_TEST(UfuncTest, EmptyArraysGiveEmptyArrays) {
  EXPECT_THAT(ValuesOf(this->negate(Iota({0}))), ElementsAre());
  EXPECT_THAT(ValuesOf(this->add(Iota({0, 3}), Iota({3}))), ElementsAre());
  EXPECT_THAT(this->add(Iota({0}), Iota({2})),
              IsInvalid("Add: shapes (0,) and (2,) do not broadcast: axis -1 has 0 elements in one "
                        "and 2 in another; they must be equal, or one of them 1"));
}

TYPED_TEST(UfuncTest, RefusesShapesThatDoNotBroadcast) {
  EXPECT_THAT(this->add(Iota({3}), Iota({4})),
              IsInvalid("Add: shapes (3,) and (4,) do not broadcast: axis -1 has 3 elements in one "
                        "and 4 in another; they must be equal, or one of them 1"));
  EXPECT_THAT(this->add(Iota({2, 1}), Iota({8, 4, 3})),
              IsInvalid("Add: shapes (2, 1) and (8, 4, 3) do not broadcast: axis -2 has 2 elements "
                        "in one and 4 in another; they must be equal, or one of them 1"));
  EXPECT_THAT(this->multiply_add(Iota({2, 3}), 1.0f, Iota({2})),
              IsInvalid("MultiplyAdd: shapes (2, 3), () and (2,) do not broadcast: axis -1 has 3 "
                        "elements in one and 2 in another; they must be equal, or one of them 1"));
}

TYPED_TEST(UfuncTest, RefusesMoreThanFourAxes) {
  EXPECT_THAT(this->add(1.0f, Iota({1, 1, 1, 1, 2})),
              IsInvalid("Add: input 1 of shape (1, 1, 1, 1, 2) has more than 4 axes"));
}

//---------------------------------------------------------------------------------------------
// Strides: views as operands

TYPED_TEST(UfuncTest, TakesATransposedInput) {
  EXPECT_THAT(ValuesOf(this->add(Iota({2, 3}).Transposed(), Iota({3, 2}, 10))),
              ElementsAre(10, 14, 13, 17, 16, 20));
}

TYPED_TEST(UfuncTest, TakesASlice) {
  const Array even = *Iota({7}).Slice(0, 0, 7, 2);
  EXPECT_THAT(ValuesOf(this->negate(even)), ElementsAre(0, -2, -4, -6));
}

TYPED_TEST(UfuncTest, TakesASliceBackwards) {
  const Array backwards = *Iota({4}).Slice(0, 3, -5, -1);
  EXPECT_THAT(ValuesOf(this->add(backwards, Iota({4}, 10))), ElementsAre(13, 13, 13, 13));
}

TYPED_TEST(UfuncTest, TakesAColumnOfAMatrix) {
  const Array column = *Iota({3, 4}).Slice(1, 2, 3);
  EXPECT_THAT(ValuesOf(this->negate(column)), ElementsAre(-2, -6, -10));
  EXPECT_THAT(ValuesOf(this->add(Iota({3, 2}), column)), ElementsAre(2, 3, 8, 9, 14, 15));
}

TYPED_TEST(UfuncTest, TakesABroadcastView) {
  const Array rows = *Iota({3}).BroadcastTo({2, 3});
  EXPECT_THAT(ValuesOf(this->negate(rows)), ElementsAre(0, -1, -2, 0, -1, -2));
}

TYPED_TEST(UfuncTest, TakesASliceOfATransposedSlice) {
  // x[1:4, ::3].T[1:, ::2] of a (5, 7) matrix: columns 3 and 6, rows 1 and 3
  const Array view = *Iota({5, 7})
                          .Slice(0, 1, 4)
                          ->Slice(1, 0, 7, 3)
                          ->Transposed()
                          .Slice(0, 1, 3)
                          ->Slice(1, 0, 3, 2);
  EXPECT_THAT(ValuesOf(this->negate(view)), ElementsAre(-10, -24, -13, -27));
}

TYPED_TEST(UfuncTest, ResultsKeepTheOrderOfTheInputsAxes) {
  // NumPy's order "K": the result of transposed inputs lies in memory as they do.
  const auto sum = this->add(Iota({2, 3}).Transposed(), Iota({2, 3}).Transposed());
  ASSERT_TRUE(sum.ok());
  EXPECT_THAT(sum->shape(), ElementsAre(3, 2));
  EXPECT_THAT(sum->strides(), ElementsAre(4, 12));
  EXPECT_THAT(ValuesOf(sum), ElementsAre(0, 6, 2, 8, 4, 10));
}

TYPED_TEST(UfuncTest, WalksEveryMixOfStrides) {
  // Each of two inputs in C order, transposed, with gaps, backwards or repeated.
  const auto views = [](int first) {
    return std::vector<Array>{
        Iota({3, 5}, first),
        Iota({5, 3}, first).Transposed(),
        *Iota({3, 11}, first).Slice(1, 1, 11, 2),
        *Iota({9, 5}, first).Slice(0, 8, -10, -3),
        *Iota({5}, first).BroadcastTo({3, 5}),
        *Iota({3, 1}, first).BroadcastTo({3, 5}),
    };
  };
  for (const Array& x : views(0)) {
    for (const Array& y : views(1000)) {
      const std::vector<float> a = ValuesOf(x), b = ValuesOf(y);
      std::vector<float> expected(a.size());
      for (std::size_t i = 0; i < a.size(); ++i) expected[i] = a[i] - b[i];
      EXPECT_THAT(ValuesOf(this->subtract(x, y)), ElementsAreArray(expected));
    }
  }
}

TYPED_TEST(UfuncTest, IsRightForManyElements) {
  for (int n : {1, 31, 32, 33, 255, 256, 257, 4099, 40009}) {
    const Array x = Iota({n});
    const std::vector<float> result = ValuesOf(this->add(x, 1.0f));
    ASSERT_EQ(result.size(), static_cast<std::size_t>(n));
    for (int i = 0; i < n; ++i) ASSERT_EQ(result[i], i + 1) << n;
  }
  const std::vector<float> result = ValuesOf(this->add(Iota({211, 307}).Transposed(), 1.0f));
  for (int i = 0; i < 307 * 211; ++i) ASSERT_EQ(result[i], (i % 211) * 307 + i / 211 + 1) << i;
}

//---------------------------------------------------------------------------------------------
// dtypes: https://numpy.org/doc/stable/reference/ufuncs.html#type-casting-rules

TYPED_TEST(UfuncTest, MixedInputsPromote) {
  struct Case {
    Array x, y;
    DType result;
  };
  const std::vector<Case> cases = {
      {Iota<std::int8_t>({2}), Iota<std::uint8_t>({2}), DType::kInt16},
      {Iota<std::int16_t>({2}), Iota<std::uint16_t>({2}), DType::kInt32},
      {Iota<std::int32_t>({2}), Iota<std::uint32_t>({2}), DType::kInt64},
      {Iota<std::int64_t>({2}), Iota<std::uint64_t>({2}), DType::kFloat64},
      {Iota<std::uint8_t>({2}), Iota<std::int32_t>({2}), DType::kInt32},
      {Iota<std::int16_t>({2}), Iota<float>({2}), DType::kFloat32},
      {Iota<std::int32_t>({2}), Iota<float>({2}), DType::kFloat64},
      {Iota<float>({2}), Iota<double>({2}), DType::kFloat64},
      {Iota<bool>({2}), Iota<std::int8_t>({2}), DType::kInt8},
      {Iota<bool>({2}), Iota<bool>({2}), DType::kBool},
      {Iota<float>({2}), 1, DType::kFloat64},  // a number of C++ has a type: int32
      {Iota<float>({2}), 1.0, DType::kFloat64},
      {Iota<float>({2}), 1.0f, DType::kFloat32},
  };
  for (const Case& c : cases) {
    for (const auto& [x, y] : {std::pair(c.x, c.y), std::pair(c.y, c.x)}) {
      const auto sum = this->add(x, y);
      ASSERT_TRUE(sum.ok()) << sum.status();
      EXPECT_EQ(sum->dtype(), c.result) << NameOf(x.dtype()) << " with " << NameOf(y.dtype());
    }
  }
}

TYPED_TEST(UfuncTest, EveryPairPromotesAsPromoteTypesSays) {
  for (DType a : kAllDTypes) {
    for (DType b : kAllDTypes) {
      const auto sum = this->add(HostZeros(a, {3}), HostZeros(b, {3}));
      ASSERT_TRUE(sum.ok()) << sum.status();
      EXPECT_EQ(sum->dtype(), PromoteTypes(a, b)) << NameOf(a) << " with " << NameOf(b);
    }
  }
}

TYPED_TEST(UfuncTest, CastsValuesAsTheyAreLoaded) {
  const auto small =
      this->add(*HostArray<std::int8_t>({-128, 127}, {2}), *HostArray<std::uint8_t>({255, 1}, {2}));
  EXPECT_THAT(ValuesOf<std::int16_t>(small), ElementsAre(127, 128));
  const auto mixed = this->add(*HostArray<std::int32_t>({16777217}, {1}), 0.25f);
  EXPECT_THAT(ValuesOf<double>(mixed), ElementsAre(16777217.25));
  const auto large =
      this->add(*HostArray<std::uint64_t>({1ull << 63}, {1}), *HostArray<std::int8_t>({-1}, {1}));
  EXPECT_THAT(ValuesOf<double>(large), ElementsAre(std::ldexp(1.0, 63)));
  const auto flags = this->add(*HostArray<bool>({true, false}, {2}), Iota<std::int16_t>({2}));
  EXPECT_THAT(ValuesOf<std::int16_t>(flags), ElementsAre(1, 1));
}

TYPED_TEST(UfuncTest, IntegersWrapInTheirOwnType) {
  EXPECT_THAT(ValuesOf<std::uint8_t>(
                  this->add(*HostArray<std::uint8_t>({200}, {1}), static_cast<std::uint8_t>(100))),
              ElementsAre(44));
}

TYPED_TEST(UfuncTest, CastsStridedInputs) {
  const Array x = Iota<std::int16_t>({3, 2}).Transposed();
  EXPECT_THAT(ValuesOf(this->add(x, Iota({3}, 100))), ElementsAre(100, 103, 106, 101, 104, 107));
}

TYPED_TEST(UfuncTest, ABoolResultOfFloats) {
  const Vectorize<TypeParam, Greater, bool(float, float)> greater;
  const auto result = greater(Iota({3}), 1.0f);
  ASSERT_TRUE(result.ok());
  EXPECT_EQ(result->dtype(), DType::kBool);
  EXPECT_THAT(ValuesOf<bool>(result), ElementsAre(false, false, true));
}

TYPED_TEST(UfuncTest, TakesTheFirstLoopThatIsSafe) {
  const Vectorize<TypeParam, SizeOfLoop, int(float, float), int(double, double)> floats;
  EXPECT_THAT(ValuesOf<int>(floats(Iota<std::int16_t>({1}), Iota<std::int8_t>({1}))),
              ElementsAre(40));
  EXPECT_THAT(ValuesOf<int>(floats(Iota<std::int64_t>({1}), 1.0f)), ElementsAre(80));
  EXPECT_THAT(ValuesOf<int>(floats(true, true)), ElementsAre(40));
}

TYPED_TEST(UfuncTest, PrefersTheLoopOfExactlyTheInputsTypes) {
  const Vectorize<TypeParam, SizeOfLoop, int(double, double), int(float, float)> wide_first;
  EXPECT_THAT(ValuesOf<int>(wide_first(1.0f, 1.0f)), ElementsAre(40));
  EXPECT_THAT(ValuesOf<int>(wide_first(1.0f, true)), ElementsAre(80));
}

TYPED_TEST(UfuncTest, RefusesDTypesWithoutALoop) {
  EXPECT_THAT(this->subtract(Iota<double>({2}), Iota<float>({2})),
              IsInvalid("Subtract: no loop takes (float64, float32), which promote to float64; "
                        "there is float32(float32, float32)"));
  EXPECT_THAT(this->subtract(Iota<std::int32_t>({2}), 1.0f),
              IsInvalid("Subtract: no loop takes (int32, float32), which promote to float64; "
                        "there is float32(float32, float32)"));
  const Vectorize<TypeParam, Add, std::int8_t(std::int8_t, std::int8_t), int(int, int)> integers;
  EXPECT_THAT(integers(1.0f, true),
              IsInvalid("Add: no loop takes (float32, bool), which promote to float32; there is "
                        "int8(int8, int8), int32(int32, int32)"));
}

//---------------------------------------------------------------------------------------------
// out

TYPED_TEST(UfuncTest, WritesIntoOut) {
  const Array out = HostZeros(DType::kFloat32, {2, 2});
  EXPECT_TRUE(this->add(Iota({2, 2}), 1.0f, Out(out)).ok());
  EXPECT_THAT(ValuesOf(out), ElementsAre(1, 2, 3, 4));
}

TYPED_TEST(UfuncTest, InputsAreRepeatedToFillOut) {
  const Array out = HostZeros(DType::kFloat32, {2, 3});
  EXPECT_TRUE(this->add(Iota({3}), 1.0f, Out(out)).ok());
  EXPECT_THAT(ValuesOf(out), ElementsAre(1, 2, 3, 1, 2, 3));
  EXPECT_TRUE(this->add(1.0f, 1.0f, Out(out)).ok());
  EXPECT_THAT(ValuesOf(out), ElementsAre(2, 2, 2, 2, 2, 2));
}

TYPED_TEST(UfuncTest, WritesIntoATransposedOut) {
  const Array matrix = HostZeros(DType::kFloat32, {3, 2});
  EXPECT_TRUE(this->add(Iota({2, 3}), 0.0f, Out(matrix.Transposed())).ok());
  EXPECT_THAT(ValuesOf(matrix), ElementsAre(0, 3, 1, 4, 2, 5));
}

TYPED_TEST(UfuncTest, WritesIntoASliceAndNowhereElse) {
  const Array matrix = Iota({3, 4}, 100);
  EXPECT_TRUE(this->negate(Iota({3, 2}), Out(*matrix.Slice(1, 1, 4, 2))).ok());
  EXPECT_THAT(ValuesOf(matrix), ElementsAre(100, 0, 102, -1, 104, -2, 106, -3, 108, -4, 110, -5));
}

TYPED_TEST(UfuncTest, CastsIntoOutWithinTheSameKind) {
  const Array narrow = HostZeros(DType::kFloat32, {1}), byte = HostZeros(DType::kInt8, {1});
  EXPECT_TRUE(this->add(0.1, 0.2, Out(narrow)).ok());
  EXPECT_THAT(ValuesOf(narrow), ElementsAre(static_cast<float>(0.1 + 0.2)));
  EXPECT_TRUE(this->add(200, 100, Out(byte)).ok());
  EXPECT_THAT(ValuesOf<std::int8_t>(byte), ElementsAre(44));  // 300 modulo 256
  const Array wide = HostZeros(DType::kFloat64, {1});
  EXPECT_TRUE(this->add(1, 2, Out(wide)).ok());
  EXPECT_THAT(ValuesOf<double>(wide), ElementsAre(3));
}

TYPED_TEST(UfuncTest, RefusesAnOutOfALowerKind) {
  EXPECT_THAT(this->add(Iota({2}), 1.0f, Out(HostZeros(DType::kInt64, {2}))),
              IsInvalid("Add: the result is float32 and cannot be stored in an out of int64, which "
                        "is of a lower kind (bool < unsigned < signed < float)"));
  EXPECT_THAT(this->add(1, 1, Out(HostZeros(DType::kUint64, {}))),
              IsInvalid("Add: the result is int32 and cannot be stored in an out of uint64, which "
                        "is of a lower kind (bool < unsigned < signed < float)"));
}

TYPED_TEST(UfuncTest, RefusesAnOutOfAnotherShape) {
  EXPECT_THAT(this->add(Iota({2, 3}), 1.0f, Out(HostZeros(DType::kFloat32, {3}))),
              IsInvalid("Add: out has shape (3,), but the result has shape (2, 3)"));
  EXPECT_THAT(this->add(Iota({2, 3}), 1.0f, Out(HostZeros(DType::kFloat32, {1, 3}))),
              IsInvalid("Add: out has shape (1, 3), but the result has shape (2, 3)"));
  EXPECT_THAT(this->add(Iota({2}), 1.0f, Out(HostZeros(DType::kFloat32, {1, 1, 1, 1, 2}))),
              IsInvalid("Add: out has shape (1, 1, 1, 1, 2), but the result has shape (2,)"));
}

TYPED_TEST(UfuncTest, RefusesAReadOnlyOut) {
  const Array row = HostZeros(DType::kFloat32, {3});
  EXPECT_THAT(this->add(Iota({2, 3}), 1.0f, Out(*row.BroadcastTo({2, 3}))),
              IsInvalid("Add: out of shape (2, 3) is read-only: it is a broadcast view or has "
                        "const elements"));
  const float constant[2] = {0, 0};
  EXPECT_THAT(this->add(Iota({2}), 1.0f, Out(HostView(constant, {2}))),
              IsInvalid("Add: out of shape (2,) is read-only: it is a broadcast view or has const "
                        "elements"));
}

TYPED_TEST(UfuncTest, RefusesAnOutWhoseElementsAreOne) {
  float element = 0;
  const Array out(nullptr, &element, DType::kFloat32, {2, 3}, {4, 0}, Location::kHost);
  EXPECT_THAT(this->add(Iota({2, 3}), 1.0f, Out(out)),
              IsInvalid("Add: out of shape (2, 3) has the stride 0 along axis 1: its elements are "
                        "one"));
}

TYPED_TEST(UfuncTest, RefusedCallsWriteNothing) {
  const Array out = Iota({2}, 5);
  EXPECT_FALSE(this->add(Iota({3}), 1.0f, Out(out)).ok());
  EXPECT_THAT(ValuesOf(out), ElementsAre(5, 6));
}

TYPED_TEST(UfuncTest, OutMayBeAnInput) {
  const Array x = Iota({4});
  EXPECT_TRUE(this->add(x, x, Out(x)).ok());
  EXPECT_THAT(ValuesOf(x), ElementsAre(0, 2, 4, 6));
}

TYPED_TEST(UfuncTest, OutMayOverlapAnInput) {
  // As if there were no overlap, whatever the order of computation.
  const Array x = Iota({5});
  EXPECT_TRUE(this->add(*x.Slice(0, 0, 4), *x.Slice(0, 1, 5), Out(*x.Slice(0, 1, 5))).ok());
  EXPECT_THAT(ValuesOf(x), ElementsAre(0, 1, 3, 5, 7));
  const Array y = Iota({5});
  EXPECT_TRUE(this->add(*y.Slice(0, 1, 5), 0.0f, Out(*y.Slice(0, 0, 4))).ok());
  EXPECT_THAT(ValuesOf(y), ElementsAre(1, 2, 3, 4, 4));
  const Array matrix = Iota({3, 3});
  EXPECT_TRUE(this->add(matrix, matrix.Transposed(), Out(matrix)).ok());
  EXPECT_THAT(ValuesOf(matrix), ElementsAre(0, 4, 8, 4, 8, 12, 8, 12, 16));
  const Array z = Iota({4});
  EXPECT_TRUE(this->negate(*z.Slice(0, 3, -5, -1), Out(z)).ok());
  EXPECT_THAT(ValuesOf(z), ElementsAre(-3, -2, -1, 0));
}

TYPED_TEST(UfuncTest, AnEmptyOutIsLeftAlone) {
  for (const Shape& shape : {Shape{0}, Shape{3, 0}, Shape{0, 3}}) {
    EXPECT_TRUE(this->negate(Iota(shape), Out(HostZeros(DType::kFloat32, shape))).ok());
  }
}

//---------------------------------------------------------------------------------------------
// The function

TYPED_TEST(UfuncTest, FunctionsMayHoldConstants) {
  const Vectorize<TypeParam, AddConstant, float(float)> add_ten(AddConstant{10});
  const Vectorize<TypeParam, AddConstant, float(float)> add_one;
  EXPECT_THAT(ValuesOf(add_ten(Iota({2}))), ElementsAre(10, 11));
  EXPECT_THAT(ValuesOf(add_one(Iota({2}))), ElementsAre(1, 2));
}

TYPED_TEST(UfuncTest, CallsAreChainedAndErrorsComeOut) {
  EXPECT_THAT(ValuesOf(this->add(this->negate(Iota({2})), 1.0f)), ElementsAre(1, 0));
  EXPECT_THAT(this->negate(this->add(Iota({3}), Iota({2}))),
              IsInvalid("Add: shapes (3,) and (2,) do not broadcast: axis -1 has 3 elements in one "
                        "and 2 in another; they must be equal, or one of them 1"));
}

TYPED_TEST(UfuncTest, InputsStayAsTheyAre) {
  const Array x = Iota({3}), y = *Iota({6}).Slice(0, 0, 6, 2);
  ValuesOf(this->add(x, y));
  EXPECT_THAT(ValuesOf(x), ElementsAre(0, 1, 2));
  EXPECT_THAT(ValuesOf(y), ElementsAre(0, 2, 4));
}

TYPED_TEST(UfuncTest, NotANumberAndInfinityPassThrough) {
  const float infinity = std::numeric_limits<float>::infinity();
  const std::vector<float> result =
      ValuesOf(this->add(*HostArray<float>({NAN, infinity, -infinity}, {3}), 1.0f));
  ASSERT_EQ(result.size(), 3u);
  EXPECT_TRUE(std::isnan(result[0]));
  EXPECT_EQ(result[1], infinity);
  EXPECT_EQ(result[2], -infinity);
}

//---------------------------------------------------------------------------------------------
// Generalised ufuncs: https://numpy.org/doc/stable/reference/c-api/generalized-ufuncs.html

TYPED_TEST(UfuncTest, RowsAreTakenWhole) {
  const auto sums = this->sum_of_row(Iota({3, 4}));
  EXPECT_THAT(ValuesOf(sums), ElementsAre(6, 22, 38));
  EXPECT_THAT(sums->shape(), ElementsAre(3));
}

TYPED_TEST(UfuncTest, ARowAloneGivesANumber) {
  const auto sum = this->sum_of_row(Iota({4}));
  EXPECT_THAT(ValuesOf(sum), ElementsAre(6));
  EXPECT_EQ(sum->ndim(), 0);
}

TYPED_TEST(UfuncTest, RowsOfFourOuterAxes) {
  const auto sums = this->sum_of_row(Iota({2, 1, 3, 2, 2}));
  EXPECT_THAT(sums->shape(), ElementsAre(2, 1, 3, 2));
  EXPECT_THAT(ValuesOf(sums), ElementsAre(1, 5, 9, 13, 17, 21, 25, 29, 33, 37, 41, 45));
}

TYPED_TEST(UfuncTest, RowsOfATransposedMatrixAreItsColumns) {
  EXPECT_THAT(ValuesOf(this->sum_of_row(Iota({3, 4}).Transposed())), ElementsAre(12, 15, 18, 21));
}

TYPED_TEST(UfuncTest, EmptyRowsAndNoRows) {
  EXPECT_THAT(ValuesOf(this->sum_of_row(Iota({3, 0}))), ElementsAre(0, 0, 0));
  EXPECT_THAT(ValuesOf(this->sum_of_row(Iota({0, 3}))), ElementsAre());
}

TYPED_TEST(UfuncTest, RowsAreCast) {
  EXPECT_THAT(ValuesOf(this->sum_of_row(Iota<std::int16_t>({2, 3}))), ElementsAre(3, 12));
  EXPECT_THAT(ValuesOf<double>(this->sum_of_row(Iota<std::int32_t>({2, 3}))), ElementsAre(3, 12));
}

TYPED_TEST(UfuncTest, OuterAxesOfRowsBroadcast) {
  // Every row of a (2, 3) matrix with the one row of a vector, and all pairs of rows.
  EXPECT_THAT(ValuesOf(this->dot(Iota({2, 3}), Iota({3}, 1))), ElementsAre(8, 26));
  const auto pairs = this->dot(Iota({2, 1, 3}), Iota({2, 3}));
  EXPECT_THAT(pairs->shape(), ElementsAre(2, 2));
  EXPECT_THAT(ValuesOf(pairs), ElementsAre(5, 14, 14, 50));
}

TYPED_TEST(UfuncTest, RowsBesideNumbers) {
  const Vectorize<TypeParam, Polynomial, float(Row<float>, float)> polynomial;
  EXPECT_THAT(ValuesOf(polynomial(Iota({3}, 1), Iota({4}))), ElementsAre(1, 6, 17, 34));
  EXPECT_THAT(ValuesOf(polynomial(Iota({2, 2}, 1), 10.0f)), ElementsAre(21, 43));
}

TYPED_TEST(UfuncTest, RowsIntoOut) {
  const Array out = HostZeros(DType::kFloat64, {2});
  EXPECT_TRUE(this->sum_of_row(Iota({2, 3}), Out(out)).ok());
  EXPECT_THAT(ValuesOf<double>(out), ElementsAre(3, 12));
  EXPECT_THAT(this->sum_of_row(Iota({2, 3}), Out(HostZeros(DType::kFloat32, {3}))),
              IsInvalid("SumOfRow: out has shape (3,), but the result has shape (2,)"));
}

TYPED_TEST(UfuncTest, RowsIntoAnOutAmongThem) {
  const Array matrix = Iota({3, 3});
  const Array first_column(nullptr, matrix.data(), DType::kFloat32, {3}, {12}, Location::kHost);
  EXPECT_TRUE(this->sum_of_row(matrix, Out(first_column)).ok());
  EXPECT_THAT(ValuesOf(matrix), ElementsAre(3, 1, 2, 12, 4, 5, 21, 7, 8));
}

TYPED_TEST(UfuncTest, RowsOfDifferentLettersHaveSizesOfTheirOwn) {
  const Vectorize<TypeParam, OuterSum, float(Row<float, 'm'>, Row<float, 'n'>)> outer_sum;
  EXPECT_THAT(ValuesOf(outer_sum(Iota({2, 3}), Iota({4}, 1))), ElementsAre(30, 120));
  EXPECT_THAT(outer_sum(Iota({2}), 1.0f),
              IsInvalid("OuterSum: input 1 has shape () and no axis for the core dimension n of "
                        "(m),(n)->()"));
}

TYPED_TEST(UfuncTest, CoreDimensionsMustBeEqual) {
  EXPECT_THAT(this->dot(Iota({2, 3}), Iota({4})),
              IsInvalid("Dot: the core dimension n of (n),(n)->() is 3 in input 0 of shape (2, 3) "
                        "and 4 in input 1 of shape (4,); core dimensions do not broadcast"));
  EXPECT_THAT(this->dot(Iota({2, 3}), Iota({2, 1})),
              IsInvalid("Dot: the core dimension n of (n),(n)->() is 3 in input 0 of shape (2, 3) "
                        "and 1 in input 1 of shape (2, 1); core dimensions do not broadcast"));
}

TYPED_TEST(UfuncTest, CoreDimensionsNeedAnAxis) {
  EXPECT_THAT(this->dot(Iota({3}), 1.0f),
              IsInvalid("Dot: input 1 has shape () and no axis for the core dimension n of "
                        "(n),(n)->()"));
  EXPECT_THAT(this->sum_of_row(Iota({1, 1, 1, 1, 1, 2})),
              IsInvalid("SumOfRow: input 0 of shape (1, 1, 1, 1, 1, 2) has more than 4 axes "
                        "besides its core dimension"));
}

TYPED_TEST(UfuncTest, OuterAxesOfRowsMustBroadcast) {
  EXPECT_THAT(this->dot(Iota({2, 3}), Iota({4, 3})),
              IsInvalid("Dot: shapes (2,) and (4,) do not broadcast: axis -1 has 2 elements in one "
                        "and 4 in another; they must be equal, or one of them 1"));
}

}  // namespace
}  // namespace ufunc

#endif  // COMMON_UFUNC_UFUNC_CASES_H_
