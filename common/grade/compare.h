// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: compare.h
//
// Comparing what a submission computed with what it should have.

#ifndef COMMON_GRADE_COMPARE_H_
#define COMMON_GRADE_COMPARE_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "common/grade/run_result.h"
#include "gmock/gmock.h"

namespace grade {

// How far a value may lie from the expected one: absolute + relative * |expected|.
//
// Where NaN is expected only NaN is right, and where an infinity is expected only the same
// infinity; anywhere else both are wrong. The sign of zero and of NaN does not count.
struct Tolerance {
  double relative = 0;
  double absolute = 0;
};

// The values a submission should have computed: from a vector, a Matrix, or anything row-major with
// data() and size() (and rows() and cols()), of any arithmetic type.
class Expected {
 public:
  template <class Container>
  Expected(const Container& values)  // NOLINT: implicit, so that a test passes what it has
      : Expected(values, 0) {}
  template <class T>
  Expected(std::initializer_list<T> values)  // NOLINT
      : values_(values.begin(), values.end()) {}

  // long double holds every value of the wire's element types exactly.
  const std::vector<long double>& values() const { return values_; }

 private:
  template <class Container>
  Expected(const Container& values, int) {
    static_assert(std::is_arithmetic_v<std::decay_t<decltype(*values.data())>>,
                  "expected values are arithmetic");
    const auto size = static_cast<std::size_t>(values.size());
    values_.reserve(size);
    for (std::size_t i = 0; i < size; ++i) {
      values_.push_back(static_cast<long double>(values.data()[i]));
    }
  }

  std::vector<long double> values_;
};

// What a comparison found.
struct Comparison {
  bool right = false;
  std::uint64_t wrong = 0;  // how many elements
  std::string text;         // the first of them, how many, the largest error: for the student
};

// Compares the `index`-th output of `execution`.
Comparison Compare(const Execution& execution, int index, const Tolerance& tolerance,
                   const Expected& expected);

// Matches a RunResult that finished and whose `output`-th output is `expected` within
// `tolerance`, under every schedule it ran. A submission that changed an input is wrong too.
// Findings do not count: for them is IsClean().
::testing::Matcher<const RunResult&> ComputesWithin(Tolerance tolerance, Expected expected,
                                                    int output = 0);

// The same with no tolerance: for integers, and for values that are only moved.
::testing::Matcher<const RunResult&> Computes(Expected expected, int output = 0);

}  // namespace grade

#endif  // COMMON_GRADE_COMPARE_H_
