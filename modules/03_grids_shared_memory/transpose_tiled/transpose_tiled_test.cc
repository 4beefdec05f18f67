// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/03_grids_shared_memory/transpose_tiled/transpose_tiled.h"

#include <cstddef>
#include <cstdint>
#include <vector>

#include "common/grade/grade.h"
#include "modules/03_grids_shared_memory/transpose_tiled/transpose_tiled_reference.h"

namespace {

using grade::Computes, grade::Matrix, grade::Out, grade::RunResult, grade::Sectors;

const grade::Submission<decltype(TransposeTiled)> submission;

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
  return Computes(TransposeTiledReference(in));
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

RUBRIC(TransposeTiledTest, Tiny, 1, "right for empty matrices and up to 3 x 3") {
  std::vector<Shape> shapes;
  for (int rows : grade::TinySizes()) {
    for (int columns : grade::TinySizes()) shapes.push_back({rows, columns});
  }
  ExpectRightFor(shapes,
                 "a grid of 0 blocks is an error, and here most threads of the block have no "
                 "element.");
}

RUBRIC(TransposeTiledTest, AroundTile, 1, "right for extents around one and two tiles") {
  std::vector<Shape> shapes;
  for (int rows : {15, 16, 17, 31, 32, 33, 65}) {
    for (int columns : {16, 31, 32, 33, 64}) shapes.push_back({rows, columns});
  }
  ExpectRightFor(shapes,
                 "a thread that has nothing to load may have something to store: the two halves "
                 "need two guards.");
}

RUBRIC(TransposeTiledTest, Primes, 1, "right for extents that no tile divides") {
  ExpectRightFor({{97, 101}, {1, 1009}, {1009, 1}, {7, 499}, {211, 13}, {127, 257}},
                 "round the number of tiles up in both directions.");
}

RUBRIC(TransposeTiledTest, Large, 1, "right for a million elements, wide and tall") {
  ExpectRightFor({{613, 1787}, {1201, 409}},
                 "the tile at (i, j) of the input belongs at (j, i) of the output.");
}

RUBRIC(TransposeTiledTest, Clean, 2,
       "no race, no bad address, nothing uninitialised, in any order") {
  for (Shape shape : {Shape{0, 0}, Shape{3, 0}, Shape{1, 1}, Shape{3, 2}, Shape{33, 31},
                      Shape{31, 33}, Shape{64, 32}, Shape{70, 100}}) {
    const Matrix<float> in = Numbers(shape);
    const RunResult run = submission.RunEverySchedule(in, Out<float>(in.columns(), in.rows()));
    ASSERT_THAT(run, in.size() == 0 ? grade::IsCleanOrEmpty() : grade::IsClean())
        << "Hint(race, uninitialized-read): a thread takes from the tile what another one put "
           "there. What makes it wait?";
    ASSERT_THAT(run, IsTransposeOf(in)) << "Hint: this line counts once the values are right.";
  }
}

RUBRIC(TransposeTiledTest, CoalescedLoads, 1, "each warp reads along rows of the input") {
  const Matrix<float> in = Numbers({kSide, kSide});
  const RunResult run = Run(in);
  ASSERT_THAT(run, IsTransposeOf(in)) << "Hint: this line counts once the values are right.";
  EXPECT_THAT(run, grade::LoadsAtMost(1.05, kIdealSectors))
      << "Hint: where you read the input, threadIdx.x must be the column of the input.";
}

RUBRIC(TransposeTiledTest, CoalescedStores, 2, "each warp writes along rows of the output") {
  const Matrix<float> in = Numbers({kSide, kSide});
  const RunResult run = Run(in);
  ASSERT_THAT(run, IsTransposeOf(in)) << "Hint: this line counts once the values are right.";
  EXPECT_THAT(run, grade::StoresAtMost(1.05, kIdealSectors))
      << "Hint: where you write the output, threadIdx.x must be the column of the output. So it "
         "is the row of the tile, and the tile is read down its columns.";
}

RUBRIC(TransposeTiledTest, Speedup, 1,
       "100 times as fast as one CPU core as predicted, 20 times on a GPU") {
  const int side = 1536;
  const Matrix<float> in = Numbers({side, side});
  const RunResult run = submission.RunTimed(in, Out<float>(side, side));
  ASSERT_THAT(run, IsTransposeOf(in)) << "Hint: this line counts once the values are right.";
  // 8 bytes an element and no arithmetic.
  EXPECT_THAT(run,
              grade::SpeedupAtLeast(run.predicted() ? 100 : 20,
                                    {8.0 * side * side, 0, [&] { TransposeTiledReference(in); }}))
      << "Hint: scattered words of global memory cost a sector of 32 bytes each.";
}

}  // namespace
