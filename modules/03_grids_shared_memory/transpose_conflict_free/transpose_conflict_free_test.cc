// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/03_grids_shared_memory/transpose_conflict_free/transpose_conflict_free.h"

#include <cstddef>
#include <cstdint>
#include <vector>

#include "common/grade/grade.h"
#include "modules/03_grids_shared_memory/transpose_conflict_free/transpose_conflict_free_reference.h"

namespace {

using grade::Computes, grade::Matrix, grade::Out, grade::RunResult, grade::Sectors;

const grade::Submission<decltype(Transpose)> submission;

struct Shape {
  int rows, columns;
};

Matrix<float> Numbers(Shape shape) {
  return grade::RandomMatrix<float>(shape.rows, shape.columns, -1, 1);
}

RunResult Run(const Matrix<float>& in) {
  return submission.Run(in, Out<float>(in.columns(), in.rows()));
}

testing::Matcher<const RunResult&> IsTransposeOf(const Matrix<float>& in) {
  return Computes(TransposeReference(in));
}

// Square and a multiple of every usual tile: what is left is the pattern of the accesses.
constexpr int kSide = 512;
constexpr std::uint64_t kIdealSectors = Sectors<float>(kSide * kSide);

// Runs the cases one after another in one process: nothing may be left over from the case before.
void ExpectRightFor(const std::vector<Shape>& shapes, const char* hint) {
  std::vector<Matrix<float>> cases;
  std::vector<grade::wire::Call> calls;
  for (Shape shape : shapes) {
    cases.push_back(Numbers(shape));
    calls.push_back(submission.Call(cases.back(), Out<float>(shape.columns, shape.rows)));
  }
  const std::vector<RunResult> runs = submission.RunTogether(calls);
  for (std::size_t i = 0; i < runs.size(); ++i) {
    ASSERT_THAT(runs[i], IsTransposeOf(cases[i])) << "Hint: " << hint;
  }
}

RUBRIC(TransposeTest, Tiny, 2, "right for empty matrices and up to 3 x 3") {
  for (int rows : grade::TinySizes()) {
    for (int columns : grade::TinySizes()) {
      const Matrix<float> in = Numbers({rows, columns});
      ASSERT_THAT(Run(in), IsTransposeOf(in))
          << "Hint(ignored-launch-error): a grid of 0 blocks is an error.\n"
             "Hint(out-of-bounds): here most threads of the block have no element.";
    }
  }
}

RUBRIC(TransposeTest, AroundTile, 2, "right for extents around one and two tiles") {
  std::vector<Shape> shapes;
  for (int rows : {15, 17, 31, 32, 33, 64, 65}) {
    for (int columns : {16, 31, 32, 33, 63}) shapes.push_back({rows, columns});
  }
  ExpectRightFor(shapes,
                 "a partial tile of 3 rows and 32 columns is stored as 32 rows of 3. The guards of "
                 "the two halves differ.");
}

RUBRIC(TransposeTest, Primes, 2, "right for extents that no tile divides") {
  ExpectRightFor({{97, 101}, {1, 1009}, {1009, 1}, {7, 499}, {211, 13}, {127, 257}},
                 "round the number of tiles up in both directions.");
}

RUBRIC(TransposeTest, Large, 2, "right for a million elements, wide and tall") {
  for (Shape shape : {Shape{611, 1789}, Shape{1789, 611}}) {
    const Matrix<float> in = Numbers(shape);
    ASSERT_THAT(Run(in), IsTransposeOf(in))
        << "Hint: the tile at (i, j) of the input belongs at (j, i) of the output.";
  }
}

RUBRIC(TransposeTest, LongAndThin, 1, "right for 2 097 121 rows of 2") {
  const Matrix<float> in = Numbers({65535 * 32 + 1, 2});
  EXPECT_THAT(Run(in), IsTransposeOf(in))
      << "Hint: the y axis of a grid ends at 65535 blocks, the x axis at 2^31 - 1.";
}

RUBRIC(TransposeTest, Clean, 3, "no race, no bad address, nothing uninitialised, in any order") {
  for (Shape shape : {Shape{0, 0}, Shape{0, 3}, Shape{1, 1}, Shape{2, 3}, Shape{31, 33},
                      Shape{33, 31}, Shape{32, 64}, Shape{100, 70}}) {
    const Matrix<float> in = Numbers(shape);
    const RunResult run = submission.RunEverySchedule(in, Out<float>(in.columns(), in.rows()));
    ASSERT_THAT(run, in.size() == 0 ? grade::IsCleanOrEmpty() : grade::IsClean())
        << "Hint(race): between writing the tile and reading it all threads of the block must "
           "meet.";
    ASSERT_THAT(run, IsTransposeOf(in)) << "Hint: this line counts once the values are right.";
  }
}

RUBRIC(TransposeTest, CoalescedLoads, 2, "each warp reads along rows of the input") {
  const Matrix<float> in = Numbers({kSide, kSide});
  const RunResult run = Run(in);
  ASSERT_THAT(run, IsTransposeOf(in)) << "Hint: this line counts once the values are right.";
  EXPECT_THAT(run, grade::LoadsAtMost(1.05, kIdealSectors))
      << "Hint: threadIdx.x must be the column where you read the input.";
}

RUBRIC(TransposeTest, CoalescedStores, 2, "each warp writes along rows of the output") {
  const Matrix<float> in = Numbers({kSide, kSide});
  const RunResult run = Run(in);
  ASSERT_THAT(run, IsTransposeOf(in)) << "Hint: this line counts once the values are right.";
  EXPECT_THAT(run, grade::StoresAtMost(1.05, kIdealSectors))
      << "Hint: threadIdx.x must be the column where you write the output, too. The tile in shared "
         "memory makes both possible.";
}

RUBRIC(TransposeTest, NoBankConflicts, 2,
       "shared memory is used, no two lanes of a warp meet in a bank") {
  const Matrix<float> in = Numbers({kSide, kSide});
  const RunResult run = Run(in);
  ASSERT_THAT(run, IsTransposeOf(in)) << "Hint: this line counts once the values are right.";
  EXPECT_THAT(run, grade::HasNoBankConflicts())
      << "Hint: word w lies in bank w % 32. Which banks do the words of a column of the tile lie "
         "in?";
}

RUBRIC(TransposeTest, Speedup, 2,
       "200 times as fast as one CPU core as predicted, 20 times on a GPU") {
  const Matrix<float> in = Numbers({2048, 2048});
  const RunResult run = submission.RunTimed(in, Out<float>(2048, 2048));
  ASSERT_THAT(run, IsTransposeOf(in)) << "Hint: this line counts once the values are right.";
  // 8 bytes an element and no arithmetic.
  EXPECT_THAT(run, grade::SpeedupAtLeast(run.predicted() ? 200 : 20,
                                         {8.0 * 2048 * 2048, 0, [&] { TransposeReference(in); }}))
      << "Hint: the fastest transpose is as fast as a copy.";
}

}  // namespace
