// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/03_grids_shared_memory/add_matrix/add_matrix.h"

#include <cstddef>
#include <cstdint>
#include <vector>

#include "common/grade/grade.h"
#include "modules/03_grids_shared_memory/add_matrix/add_matrix_reference.h"

namespace {

using grade::Computes, grade::Matrix, grade::Out, grade::RunResult, grade::Sectors;

const grade::Submission<decltype(AddMatrix)> submission;

struct Shape {
  int rows, columns;
};

struct Operands {
  Matrix<float> a, b;
};

Operands Numbers(Shape shape) {
  return {grade::RandomMatrix<float>(shape.rows, shape.columns, -100, 100),
          grade::RandomMatrix<float>(shape.rows, shape.columns, -100, 100)};
}

grade::wire::Call CallOf(const Operands& in) {
  return submission.Call(in.a, in.b, Out<float>(in.a.rows(), in.a.columns()));
}

RunResult Run(const Operands& in) {
  return submission.Run(in.a, in.b, Out<float>(in.a.rows(), in.a.columns()));
}

testing::Matcher<const RunResult&> IsSumOf(const Operands& in) {
  return Computes(AddMatrixReference(in.a, in.b));
}

// Runs the cases one after another in one process: nothing may be left over from the case before.
void ExpectRightFor(const std::vector<Shape>& shapes, const char* hint) {
  std::vector<Operands> cases;
  std::vector<grade::wire::Call> calls;
  for (Shape shape : shapes) {
    cases.push_back(Numbers(shape));
    calls.push_back(CallOf(cases.back()));
  }
  const std::vector<RunResult> runs = submission.RunTogether(calls);
  for (std::size_t i = 0; i < runs.size(); ++i) {
    ASSERT_THAT(runs[i], IsSumOf(cases[i])) << "Hint: " << hint;
  }
}

RUBRIC(AddMatrixTest, Tiny, 1, "right for empty matrices and up to 3 x 3") {
  std::vector<Shape> shapes;
  for (int rows : grade::TinySizes()) {
    for (int columns : grade::TinySizes()) shapes.push_back({rows, columns});
  }
  ExpectRightFor(shapes,
                 "a grid of 0 blocks is an error, and here most threads of the block have no "
                 "element.");
}

RUBRIC(AddMatrixTest, AroundBlock, 2, "right for extents around every usual block") {
  std::vector<Shape> shapes;
  for (int rows : {7, 8, 9, 15, 16, 17, 31, 33}) {
    for (int columns : {15, 16, 17, 31, 32, 33, 63, 65, 127, 129, 257}) {
      shapes.push_back({rows, columns});
    }
  }
  ExpectRightFor(shapes,
                 "is the number of blocks rounded up in both directions, and does x count the same "
                 "thing in the grid as in the kernel?");
}

RUBRIC(AddMatrixTest, Primes, 1, "right for extents that no block divides, wide and tall") {
  ExpectRightFor({{97, 101}, {1, 1009}, {1009, 1}, {7, 499}, {211, 13}, {127, 257}},
                 "the element (row, column) lies at row * columns + column: how long is a row?");
}

RUBRIC(AddMatrixTest, LongAndThin, 1, "right for one row of 600 011, and for 65535 rows of 3") {
  ExpectRightFor({{1, 600011}, {65535, 3}},
                 "the y axis of a grid ends at 65535 blocks, the x axis at 2^31 - 1. Which of them "
                 "should count the columns, of which there may be so many?");
}

RUBRIC(AddMatrixTest, Clean, 2, "no bad address, no element written twice, in any order") {
  for (Shape shape : {Shape{0, 0}, Shape{0, 3}, Shape{1, 1}, Shape{2, 3}, Shape{31, 33},
                      Shape{33, 31}, Shape{32, 64}, Shape{100, 70}}) {
    const Operands in = Numbers(shape);
    const RunResult run =
        submission.RunEverySchedule(in.a, in.b, Out<float>(shape.rows, shape.columns));
    ASSERT_THAT(run, in.a.size() == 0 ? grade::IsCleanOrEmpty() : grade::IsClean())
        << "Hint(out-of-bounds, race): a thread needs a row and a column. One that is past the "
           "last column would "
           "otherwise find itself in the next row.";
    ASSERT_THAT(run, IsSumOf(in)) << "Hint: this line counts once the values are right.";
  }
}

RUBRIC(AddMatrixTest, Coalesced, 2, "neighbouring threads touch neighbours in a row") {
  const int side = 512;  // every usual block divides it: what is left is the pattern
  const std::uint64_t sectors = Sectors<float>(side * side);
  const Operands in = Numbers({side, side});
  const RunResult run = Run(in);
  ASSERT_THAT(run, IsSumOf(in)) << "Hint: this line counts once the values are right.";
  EXPECT_THAT(run, grade::LoadsAtMost(1.05, 2 * sectors))
      << "Hint: threads that differ by 1 in threadIdx.x should be neighbours in a row: x is the "
         "column.";
  EXPECT_THAT(run, grade::StoresAtMost(1.05, sectors))
      << "Hint: threads that differ by 1 in threadIdx.x should be neighbours in a row: x is the "
         "column.";
}

RUBRIC(AddMatrixTest, Speedup, 1,
       "150 times as fast as one CPU core as predicted, 20 times on a GPU") {
  const int rows = 1024, columns = 2048;
  const Operands in = Numbers({rows, columns});
  const RunResult run = submission.RunTimed(in.a, in.b, Out<float>(rows, columns));
  ASSERT_THAT(run, IsSumOf(in)) << "Hint: this line counts once the values are right.";
  // 12 bytes and one addition for an element.
  EXPECT_THAT(run, grade::SpeedupAtLeast(run.predicted() ? 150 : 20,
                                         {12.0 * rows * columns, 1.0 * rows * columns,
                                          [&] { AddMatrixReference(in.a, in.b); }}))
      << "Hint: does every element have a thread of its own?";
}

}  // namespace
