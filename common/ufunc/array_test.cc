// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/ufunc/array.h"

#include <cstdint>
#include <vector>

#include "absl/status/status.h"
#include "common/ufunc/broadcast.h"
#include "common/ufunc/dtype.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace ufunc {
namespace {

using ::testing::ElementsAre;

Array Numbers(std::int64_t count) {
  std::vector<int> values;
  for (int i = 0; i < count; ++i) values.push_back(i);
  return HostArray<int>(values, {count}).value();
}

MATCHER_P(IsInvalid, text, "") {
  *result_listener << arg.status();
  return arg.status().code() == absl::StatusCode::kInvalidArgument &&
         arg.status().message() == text;
}

TEST(DTypeTest, EveryPairPromotesAsInNumPysTable) {
  // np.promote_types, in the order of kAllDTypes: ? b h i l B H I L f d
  const char* const kCodes = "?bhilBHILfd";
  const std::vector<std::string> table = {
      "?bhilBHILfd",  // bool
      "bbhilhildfd",  // int8
      "hhhilhildfd",  // int16
      "iiiiliilddd",  // int32
      "llllllllddd",  // int64
      "BhhilBHILfd",  // uint8
      "HiiilHHILfd",  // uint16
      "IllllIIILdd",  // uint32
      "LddddLLLLdd",  // uint64
      "fffddffddfd",  // float32
      "ddddddddddd",  // float64
  };
  for (std::size_t a = 0; a < table.size(); ++a) {
    for (std::size_t b = 0; b < table.size(); ++b) {
      const DType promoted = PromoteTypes(kAllDTypes[a], kAllDTypes[b]);
      EXPECT_EQ(kCodes[static_cast<int>(promoted)], table[a][b])
          << NameOf(kAllDTypes[a]) << " with " << NameOf(kAllDTypes[b]);
    }
  }
}

TEST(DTypeTest, CastsSafelyAsInNumPysTable) {
  // np.can_cast(row, column, "safe")
  const std::vector<std::string> table = {
      "YYYYYYYYYYY",  // bool
      ".YYYY....YY",  // int8
      "..YYY....YY",  // int16
      "...YY.....Y",  // int32
      "....Y.....Y",  // int64
      "..YYYYYYYYY",  // uint8
      "...YY.YYYYY",  // uint16
      "....Y..YY.Y",  // uint32
      "........Y.Y",  // uint64
      ".........YY",  // float32
      "..........Y",  // float64
  };
  for (std::size_t from = 0; from < table.size(); ++from) {
    for (std::size_t to = 0; to < table.size(); ++to) {
      EXPECT_EQ(CanCastSafely(kAllDTypes[from], kAllDTypes[to]), table[from][to] == 'Y')
          << NameOf(kAllDTypes[from]) << " to " << NameOf(kAllDTypes[to]);
    }
  }
}

TEST(DTypeTest, CastsOfTheSameKindAsInNumPysTable) {
  // np.can_cast(row, column, "same_kind")
  const std::vector<std::string> table = {
      "YYYYYYYYYYY",  // bool
      ".YYYY....YY",  // int8
      ".YYYY....YY",  // int16
      ".YYYY....YY",  // int32
      ".YYYY....YY",  // int64
      ".YYYYYYYYYY",  // uint8
      ".YYYYYYYYYY",  // uint16
      ".YYYYYYYYYY",  // uint32
      ".YYYYYYYYYY",  // uint64
      ".........YY",  // float32
      ".........YY",  // float64
  };
  for (std::size_t from = 0; from < table.size(); ++from) {
    for (std::size_t to = 0; to < table.size(); ++to) {
      EXPECT_EQ(CanCastSameKind(kAllDTypes[from], kAllDTypes[to]), table[from][to] == 'Y')
          << NameOf(kAllDTypes[from]) << " to " << NameOf(kAllDTypes[to]);
    }
  }
}

TEST(DTypeTest, KnowsEverySpelling) {
  EXPECT_EQ(DTypeOf<long>(), DType::kInt64);
  EXPECT_EQ(DTypeOf<unsigned long long>(), DType::kUint64);
  EXPECT_EQ(DTypeOf<char>(), std::is_signed_v<char> ? DType::kInt8 : DType::kUint8);
  EXPECT_EQ(Array(1).dtype(), DType::kInt32);
  EXPECT_EQ(Array(true).dtype(), DType::kBool);
  EXPECT_EQ(Array(1.0).dtype(), DType::kFloat64);
}

TEST(ArrayTest, IsInCOrder) {
  const Array array = HostZeros(DType::kFloat64, {2, 3, 4});
  EXPECT_THAT(array.strides(), ElementsAre(96, 32, 8));
  EXPECT_TRUE(array.is_contiguous());
  EXPECT_FALSE(array.Transposed().is_contiguous());
  EXPECT_THAT(array.Transposed().shape(), ElementsAre(4, 3, 2));
}

TEST(ArrayTest, KeepsItsMemoryAliveThroughViews) {
  Array view = 0;
  {
    const Array array = Numbers(10);
    view = *array.Slice(0, 4, 7);
  }
  EXPECT_THAT(*view.Values<int>(), ElementsAre(4, 5, 6));
}

TEST(ArrayTest, SlicesAsPythonDoes) {
  const Array array = Numbers(6);
  const auto slice = [&](std::int64_t start, std::int64_t stop, std::int64_t step) {
    return *array.Slice(0, start, stop, step)->Values<int>();
  };
  EXPECT_THAT(slice(1, 4, 1), ElementsAre(1, 2, 3));
  EXPECT_THAT(slice(-2, 6, 1), ElementsAre(4, 5));
  EXPECT_THAT(slice(0, -1, 2), ElementsAre(0, 2, 4));
  EXPECT_THAT(slice(1, 100, 3), ElementsAre(1, 4));
  EXPECT_THAT(slice(-100, 2, 1), ElementsAre(0, 1));
  EXPECT_THAT(slice(4, 2, 1), ElementsAre());
  EXPECT_THAT(slice(6, 6, 1), ElementsAre());
  EXPECT_THAT(slice(5, 1, -2), ElementsAre(5, 3));
  EXPECT_THAT(slice(100, -100, -1), ElementsAre(5, 4, 3, 2, 1, 0));
  EXPECT_THAT(slice(1, 4, -1), ElementsAre());
  const Array matrix = *array.Reshaped({2, 3});
  EXPECT_THAT(*matrix.Slice(-1, 0, 2)->Values<int>(), ElementsAre(0, 1, 3, 4));
}

TEST(ArrayTest, RefusesSlicesOfWhatIsNotThere) {
  EXPECT_THAT(Numbers(3).Slice(1, 0, 1),
              IsInvalid("Slice: there is no axis 1 in an array of shape (3,)"));
  EXPECT_THAT(Numbers(3).Slice(-2, 0, 1),
              IsInvalid("Slice: there is no axis -2 in an array of shape (3,)"));
  EXPECT_THAT(Array(1).Slice(0, 0, 1),
              IsInvalid("Slice: there is no axis 0 in an array of shape ()"));
  EXPECT_THAT(Numbers(3).Slice(0, 0, 1, 0), IsInvalid("Slice: the step must not be 0"));
}

TEST(ArrayTest, ReshapesWhatLiesSideBySide) {
  EXPECT_THAT(*Numbers(6).Reshaped({3, 2})->Transposed().Values<int>(),
              ElementsAre(0, 2, 4, 1, 3, 5));
  EXPECT_THAT(Numbers(6).Reshaped({4}),
              IsInvalid("Reshaped: an array of shape (6,) does not fill the shape (4,)"));
  EXPECT_THAT(Numbers(6).Slice(0, 0, 6, 2)->Reshaped({3, 1}),
              IsInvalid("Reshaped: the elements of this view of shape (3,) do not lie side by side "
                        "in memory, as the shape (3, 1) would need them to"));
}

TEST(ArrayTest, BroadcastsToAShape) {
  const Array rows = *Numbers(2).BroadcastTo({3, 2});
  EXPECT_THAT(rows.strides(), ElementsAre(0, 4));
  EXPECT_FALSE(rows.writable());
  EXPECT_THAT(*rows.Values<int>(), ElementsAre(0, 1, 0, 1, 0, 1));
  EXPECT_THAT(Numbers(2).BroadcastTo({1}),
              IsInvalid("BroadcastTo: an array of shape (2,) cannot be repeated to (1,)"));
  EXPECT_THAT(Numbers(2).BroadcastTo({2, 3}),
              IsInvalid("BroadcastTo: shapes (2,) and (2, 3) do not broadcast: axis -1 has 2 "
                        "elements in one and 3 in another; they must be equal, or one of them 1"));
}

TEST(ArrayTest, GivesItsValuesOnlyAsWhatTheyAre) {
  EXPECT_THAT(Numbers(2).Values<float>(), IsInvalid("Values: the elements are int32, not float32"));
  int memory[1];
  EXPECT_THAT(Array(workbook::DeviceSpan<int>(memory, 1)).Values<int>(),
              IsInvalid("Values: the array is in device memory; copy it with ToHost() first"));
  EXPECT_THAT(HostArray<int>({1, 2, 3}, {2, 2}),
              IsInvalid("HostArray: 3 values do not fill the shape (2, 2)"));
}

TEST(ArrayTest, SpansAndMatricesAreArrays) {
  float memory[6];
  const Array matrix = workbook::DeviceMatrix<float>(memory, 2, 3);
  EXPECT_EQ(matrix.location(), Location::kDevice);
  EXPECT_THAT(matrix.shape(), ElementsAre(2, 3));
  EXPECT_TRUE(matrix.writable());
  const Array span = workbook::DeviceSpan<const float>(memory, 6);
  EXPECT_THAT(span.shape(), ElementsAre(6));
  EXPECT_FALSE(span.writable());
  const Array host = workbook::HostSpan<float>(memory, 6);
  EXPECT_EQ(host.location(), Location::kHost);
  EXPECT_TRUE(host.writable());
}

TEST(BroadcastTest, MergesAxesThatAreOneWalk) {
  // Two (2, 3) arrays in C order are a walk of 6; with a repeated row they are not.
  const Walk one = PlanWalk({2, 3}, {{12, 4}, {12, 4}});
  EXPECT_THAT(one.shape, ElementsAre(6));
  EXPECT_THAT(one.strides[0], ElementsAre(4));
  const Walk two = PlanWalk({2, 3}, {{12, 4}, {0, 4}});
  EXPECT_THAT(two.shape, ElementsAre(2, 3));
  const Walk number = PlanWalk({2, 3}, {{12, 4}, {0, 0}});
  EXPECT_THAT(number.shape, ElementsAre(6));
  EXPECT_THAT(number.strides[1], ElementsAre(0));
}

TEST(BroadcastTest, PutsTheAxisOfNeighboursLast) {
  const Walk transposed = PlanWalk({3, 2}, {{4, 12}, {4, 12}});
  EXPECT_THAT(transposed.shape, ElementsAre(6));
  const Walk mixed = PlanWalk({3, 2}, {{4, 12}, {8, 4}});
  EXPECT_THAT(mixed.shape, ElementsAre(2, 3));
  EXPECT_THAT(mixed.strides[0], ElementsAre(12, 4));
  EXPECT_THAT(mixed.strides[1], ElementsAre(4, 8));
}

}  // namespace
}  // namespace ufunc
