// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: data.h
//
// Inputs for a submission: fresh random values and the sizes at which kernels go wrong.
//
// The values come from a seed that is drawn from the operating system for every run of the grader,
// printed when something failed and settable by --seed, so that a failure can be repeated and no
// submission can know its inputs beforehand. Each rubric line has its own sequence: repeating one
// line alone gives it the same values.

#ifndef COMMON_GRADE_DATA_H_
#define COMMON_GRADE_DATA_H_

#include <cstdint>
#include <random>
#include <type_traits>
#include <vector>

#include "common/grade/arguments.h"

namespace grade {

using RandomEngine = std::mt19937_64;

// The engine behind Random(), for distributions of one's own.
RandomEngine& Engine();

// Starts the sequence of the rubric line `name`; the grader's main calls it.
void SeedEngine(std::uint64_t seed, const char* name);

// `count` values, uniform in [low, high) for floating-point types and in [low, high] for integers.
template <class T>
std::vector<T> Random(std::size_t count, T low, T high) {
  std::vector<T> values(count);
  if constexpr (std::is_floating_point_v<T>) {
    std::uniform_real_distribution<T> distribution(low, high);
    for (T& value : values) value = distribution(Engine());
  } else {
    static_assert(std::is_integral_v<T>, "Random<T>: T is an arithmetic type");
    std::uniform_int_distribution<std::int64_t> distribution(low, high);
    for (T& value : values) value = static_cast<T>(distribution(Engine()));
  }
  return values;
}

// The same as a matrix.
template <class T>
Matrix<T> RandomMatrix(int rows, int columns, T low, T high) {
  return {rows, columns,
          Random<T>(static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns), low, high)};
}

// One whole number in [low, high].
std::int64_t RandomInteger(std::int64_t low, std::int64_t high);

// 0, 1, 2, 3.
std::vector<int> TinySizes();
// 31, 32, 33: around one warp.
std::vector<int> WarpSizes();
// One less, exactly and one more than one and two blocks of `threads` threads.
std::vector<int> SizesAroundBlock(int threads);
// Sizes no block or grid divides.
std::vector<int> PrimeSizes();
// A size of about a million elements, no multiple of 32 and different in every run.
int LargeSize();

}  // namespace grade

#endif  // COMMON_GRADE_DATA_H_
