// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/03_grids_shared_memory/row_and_column_sums/row_and_column_sums.h"

#include <cmath>
#include <cstddef>
#include <vector>

#include "common/grade/grade.h"
#include "modules/03_grids_shared_memory/row_and_column_sums/row_and_column_sums_reference.h"

namespace {

using grade::Computes, grade::ComputesWithin, grade::Matrix, grade::Out, grade::RunResult;
using grade::Sectors;

const grade::Submission<decltype(RowAndColumnSums)> submission;

struct Shape {
  int rows, columns;
};

// Sums of small whole numbers are exact in float, in whatever order they are added: they need no
// tolerance.
Matrix<float> WholeNumbers(Shape shape) {
  Matrix<float> numbers(shape.rows, shape.columns);
  for (float& number : numbers.values) number = static_cast<float>(grade::RandomInteger(-9, 9));
  return numbers;
}

// Positive, so that the sum of the magnitudes is the sum itself and the tolerance is relative.
Matrix<float> Fractions(Shape shape) {
  return grade::RandomMatrix<float>(shape.rows, shape.columns, 0.01f, 1);
}

grade::wire::Call CallOf(const Matrix<float>& a) {
  return submission.Call(a, Out<float>(a.rows()), Out<float>(a.columns()));
}

RunResult Run(const Matrix<float>& a) { return submission.RunTogether({CallOf(a)}).front(); }

testing::Matcher<const RunResult&> HasSumsOf(const Matrix<float>& a) {
  const Sums sums = RowAndColumnSumsReference(a);
  return testing::AllOf(Computes(sums.of_rows, 0), Computes(sums.of_columns, 1));
}

// Runs the cases one after another in one process: nothing may be left over from the case before.
void ExpectRightFor(const std::vector<Shape>& shapes, const char* hint) {
  std::vector<Matrix<float>> cases;
  std::vector<grade::wire::Call> calls;
  for (Shape shape : shapes) {
    cases.push_back(WholeNumbers(shape));
    calls.push_back(CallOf(cases.back()));
  }
  const std::vector<RunResult> runs = submission.RunTogether(calls);
  for (std::size_t i = 0; i < runs.size(); ++i) {
    ASSERT_THAT(runs[i], HasSumsOf(cases[i])) << "Hint: " << hint;
  }
}

RUBRIC(RowAndColumnSumsTest, Tiny, 1, "right for empty matrices and up to 3 x 3") {
  std::vector<Shape> shapes;
  for (int rows : grade::TinySizes()) {
    for (int columns : grade::TinySizes()) shapes.push_back({rows, columns});
  }
  ExpectRightFor(shapes,
                 "a matrix of 3 rows and no columns has 3 row sums. They are 0, and still have to "
                 "be written.");
}

RUBRIC(RowAndColumnSumsTest, AroundWarp, 1, "right for extents around a warp and a block") {
  std::vector<Shape> shapes;
  for (int rows : {7, 8, 9, 31, 32, 33, 127, 128, 129}) {
    for (int columns : {1, 31, 32, 33, 63, 65, 255, 256, 257}) shapes.push_back({rows, columns});
  }
  ExpectRightFor(shapes,
                 "when a row is shared out among threads, some of them may have one element less "
                 "than others, or none.");
}

RUBRIC(RowAndColumnSumsTest, Primes, 1, "right for extents that nothing divides") {
  ExpectRightFor({{97, 101}, {1, 1009}, {1009, 1}, {7, 499}, {211, 13}, {1021, 1031}},
                 "every element belongs to one row sum and to one column sum.");
}

RUBRIC(RowAndColumnSumsTest, LongAndThin, 1, "right for a row of a million and for 65537 rows") {
  ExpectRightFor({{1, 1000003}, {3, 65537}, {65537, 3}},
                 "the y axis of a grid ends at 65535 blocks, the x axis at 2^31 - 1.");
}

RUBRIC(RowAndColumnSumsTest, Rounding, 1, "right for fractions, as exact as sums in float are") {
  for (Shape shape : {Shape{1, 1}, Shape{500, 70}, Shape{3, 4001}, Shape{4001, 3}}) {
    const Matrix<float> a = Fractions(shape);
    const Sums sums = RowAndColumnSumsReference(a);
    const RunResult run = Run(a);
    ASSERT_THAT(run, ComputesWithin({std::ldexp(shape.columns, -24)}, sums.of_rows, 0))
        << "Hint: whole numbers came out right. Which type has the sum?";
    ASSERT_THAT(run, ComputesWithin({std::ldexp(shape.rows, -24)}, sums.of_columns, 1))
        << "Hint: whole numbers came out right. Which type has the sum?";
  }
}

RUBRIC(RowAndColumnSumsTest, Clean, 2, "no race, no bad address, nothing uninitialised") {
  for (Shape shape : {Shape{0, 0}, Shape{0, 3}, Shape{3, 0}, Shape{1, 1}, Shape{2, 3},
                      Shape{31, 33}, Shape{9, 257}, Shape{129, 65}}) {
    const Matrix<float> a = WholeNumbers(shape);
    const RunResult run =
        submission.RunEverySchedule(a, Out<float>(shape.rows), Out<float>(shape.columns));
    ASSERT_THAT(run, a.size() == 0 ? grade::IsCleanOrEmpty() : grade::IsClean())
        << "Hint(race): where threads share a sum, each adds up its own part first, and then they "
           "meet: "
           "by atomics, by shuffles, or in shared memory with a barrier.";
    ASSERT_THAT(run, HasSumsOf(a)) << "Hint: this line counts once the values are right.";
  }
}

RUBRIC(RowAndColumnSumsTest, Coalesced, 3, "both sums read along rows of the matrix") {
  for (Shape shape : {Shape{512, 512}, Shape{64, 2048}, Shape{2048, 64}}) {
    const Matrix<float> a = WholeNumbers(shape);
    const RunResult run = Run(a);
    ASSERT_THAT(run, HasSumsOf(a)) << "Hint: this line counts once the values are right.";
    // The matrix may be read twice, once for each kind of sum.
    EXPECT_THAT(run, grade::LoadsAtMost(2.1, Sectors<float>(a.size())))
        << "Hint: neighbouring threads should read neighbours in a row in either kernel. With a "
           "thread for each column they do. With a thread for each row they are a row apart: give "
           "a row to a whole warp.";
  }
}

RUBRIC(RowAndColumnSumsTest, Speedup, 2,
       "25 times as fast as one CPU core as predicted, 10 times on a GPU") {
  const int rows = 512, columns = 8192;
  const Matrix<float> a = WholeNumbers({rows, columns});
  const RunResult run = submission.RunTimed(a, Out<float>(rows), Out<float>(columns));
  ASSERT_THAT(run, HasSumsOf(a)) << "Hint: this line counts once the values are right.";
  // An element is read once and added twice.
  EXPECT_THAT(run, grade::SpeedupAtLeast(run.predicted() ? 25 : 10,
                                         {4.0 * rows * columns, 2.0 * rows * columns,
                                          [&] { RowAndColumnSumsReference(a); }}))
      << "Hint: how many threads work on the 512 rows? One for each is far too few.";
}

}  // namespace
