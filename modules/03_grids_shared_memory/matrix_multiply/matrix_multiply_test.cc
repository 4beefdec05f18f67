// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/03_grids_shared_memory/matrix_multiply/matrix_multiply.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "common/grade/grade.h"
#include "modules/03_grids_shared_memory/matrix_multiply/matrix_multiply_reference.h"

namespace {

using grade::Computes, grade::ComputesWithin, grade::Matrix, grade::Out, grade::RunResult;
using grade::Sectors;

const grade::Submission<decltype(MatrixMultiply)> submission;

// a has m rows and k columns, b has k rows and n columns.
struct Shape {
  int m, k, n;
};

struct Factors {
  Matrix<float> a, b;
};

Matrix<float> WholeNumbers(int rows, int columns) {
  Matrix<float> numbers(rows, columns);
  for (float& number : numbers.values) number = static_cast<float>(grade::RandomInteger(-9, 9));
  return numbers;
}

// Products and sums of small whole numbers are exact in float, in whatever order they are added:
// the result needs no tolerance.
Factors WholeNumbers(Shape shape) {
  return {WholeNumbers(shape.m, shape.k), WholeNumbers(shape.k, shape.n)};
}

// Positive, so that the sum of the products' magnitudes is the result itself and the tolerance is
// relative.
Factors Fractions(Shape shape) {
  return {grade::RandomMatrix<float>(shape.m, shape.k, 0.01f, 1),
          grade::RandomMatrix<float>(shape.k, shape.n, 0.01f, 1)};
}

grade::wire::Call CallOf(const Factors& in) {
  return submission.Call(in.a, in.b, Out<float>(in.a.rows(), in.b.columns()));
}

RunResult Run(const Factors& in) {
  return submission.Run(in.a, in.b, Out<float>(in.a.rows(), in.b.columns()));
}

testing::Matcher<const RunResult&> IsProductOf(const Factors& in) {
  return Computes(MatrixMultiplyReference(in.a, in.b));
}

// Runs the cases one after another in one process: nothing may be left over from the case before.
void ExpectRightFor(const std::vector<Shape>& shapes, const char* hint) {
  std::vector<Factors> cases;
  std::vector<grade::wire::Call> calls;
  for (Shape shape : shapes) {
    cases.push_back(WholeNumbers(shape));
    calls.push_back(CallOf(cases.back()));
  }
  const std::vector<RunResult> runs = submission.RunTogether(calls);
  for (std::size_t i = 0; i < runs.size(); ++i) {
    ASSERT_THAT(runs[i], IsProductOf(cases[i])) << "Hint: " << hint;
  }
}

RUBRIC(MatrixMultiplyTest, Tiny, 1, "right for every m, k and n from 0 to 3") {
  std::vector<Shape> shapes;
  for (int m : grade::TinySizes()) {
    for (int k : grade::TinySizes()) {
      for (int n : grade::TinySizes()) shapes.push_back({m, k, n});
    }
  }
  ExpectRightFor(shapes,
                 "if k is 0 every element of the product is a sum of no terms, and 0 still has to "
                 "be written.");
}

RUBRIC(MatrixMultiplyTest, AroundBlock, 2, "right for extents around every usual block") {
  std::vector<Shape> shapes;
  for (int m : {7, 8, 9, 15, 17, 31, 33}) {
    for (int k : {1, 5, 16, 31}) {
      for (int n : {15, 16, 17, 31, 32, 33, 65}) shapes.push_back({m, k, n});
    }
  }
  ExpectRightFor(shapes,
                 "three extents play a part: rows of a, columns of b, and k. Which of them does "
                 "the grid cover, and which does the loop?");
}

RUBRIC(MatrixMultiplyTest, Primes, 1, "right for extents that no block divides, wide and tall") {
  ExpectRightFor({{97, 101, 103}, {1, 1009, 1}, {1009, 1, 7}, {5, 499, 211}, {211, 13, 499}},
                 "a is read along a row, b down a column: a(row, i) * b(i, column).");
}

RUBRIC(MatrixMultiplyTest, Large, 1, "right for a million elements, wide and tall") {
  ExpectRightFor({{1021, 3, 1031}, {1, 2, 600011}, {65535, 2, 3}},
                 "is there a thread for each element of out? The y axis of a grid ends at 65535 "
                 "blocks.");
}

RUBRIC(MatrixMultiplyTest, Rounding, 2, "right for fractions, as exact as sums in float are") {
  for (int k : {1, 2, 3, 33, 500, 4001}) {
    const Factors in = Fractions({17, k, 19});
    ASSERT_THAT(Run(in), ComputesWithin({/*relative=*/std::ldexp(k + 1.0, -24)},
                                        MatrixMultiplyReference(in.a, in.b)))
        << "Hint: whole numbers came out right. Which type has the sum, and are the factors what "
           "was given?";
  }
}

RUBRIC(MatrixMultiplyTest, Clean, 2, "no race, no bad address, no element written twice") {
  for (Shape shape : {Shape{0, 3, 2}, Shape{2, 0, 3}, Shape{1, 1, 1}, Shape{2, 3, 4},
                      Shape{31, 5, 33}, Shape{33, 17, 31}, Shape{32, 8, 64}}) {
    const Factors in = WholeNumbers(shape);
    const RunResult run = submission.RunEverySchedule(in.a, in.b, Out<float>(shape.m, shape.n));
    ASSERT_THAT(run, shape.m == 0 || shape.k == 0 ? grade::IsCleanOrEmpty() : grade::IsClean())
        << "Hint(out-of-bounds, race): a thread needs a row and a column inside out, and is the "
           "only one to write that "
           "element.";
    ASSERT_THAT(run, IsProductOf(in)) << "Hint: this line counts once the values are right.";
  }
}

RUBRIC(MatrixMultiplyTest, Coalesced, 1,
       "a warp reads along rows of b, and each element is written once") {
  const int side = 128;
  const Factors in = WholeNumbers({side, side, side});
  const RunResult run = Run(in);
  ASSERT_THAT(run, IsProductOf(in)) << "Hint: this line counts once the values are right.";
  // For each i a warp reads 32 neighbours in a row of b, 4 sectors, and one element of a, 1 sector.
  const double sectors = 5.0 * side * side * side / 32;
  const std::uint64_t ideal = 2 * Sectors<float>(side * side);
  EXPECT_THAT(run, grade::LoadsAtMost(1.05 * sectors / static_cast<double>(ideal), ideal))
      << "Hint: threadIdx.x belongs to the column, and the sum to a local variable.";
  // Who adds up in out by atomics, which also is right, stores nothing.
  if (run.Totals().global_store_requests == 0) return;
  EXPECT_THAT(run, grade::StoresAtMost(1.05, Sectors<float>(side * side)))
      << "Hint: add up in a local variable and write it once.";
}

RUBRIC(MatrixMultiplyTest, Speedup, 1,
       "150 times as fast as one CPU core as predicted, 20 times on a GPU") {
  const int m = 256, k = 128, n = 256;
  const Factors in = WholeNumbers({m, k, n});
  const RunResult run = submission.RunTimed(in.a, in.b, Out<float>(m, n));
  ASSERT_THAT(run, IsProductOf(in)) << "Hint: this line counts once the values are right.";
  // Each of the three matrices is moved once; a multiplication and an addition for each product.
  EXPECT_THAT(run, grade::SpeedupAtLeast(run.predicted() ? 150 : 20,
                                         {4.0 * (m * k + k * n + m * n), 2.0 * m * k * n,
                                          [&] { MatrixMultiplyReference(in.a, in.b); }}))
      << "Hint: does every element of out have a thread of its own?";
}

}  // namespace
