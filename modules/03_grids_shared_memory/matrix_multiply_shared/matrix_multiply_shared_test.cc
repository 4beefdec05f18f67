// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/03_grids_shared_memory/matrix_multiply_shared/matrix_multiply_shared.h"

#include <cstddef>
#include <cstdint>
#include <vector>

#include "common/grade/grade.h"
#include "modules/03_grids_shared_memory/matrix_multiply_shared/matrix_multiply_shared_reference.h"

namespace {

using grade::IsFreeOf, grade::Matrix, grade::Out, grade::RunResult, grade::Sectors;
using simt::FindingKind;

const grade::Submission<decltype(MatrixMultiplyShared)> submission;

// The extents of a product: a is rows x inner, b is inner x columns.
struct Shape {
  int rows, columns, inner;
};

// A product whose terms all have one sign in each element of c, so that nothing cancels: there the
// sum of the |a(i, k) * b(k, j)|, in which the contract states the error, is |c(i, j)| itself. The
// signs differ from row to row of a and from column to column of b.
struct Factors {
  explicit Factors(Shape shape)
      : a(grade::RandomMatrix<float>(shape.rows, shape.inner, 0.5f, 1.5f)),
        b(grade::RandomMatrix<float>(shape.inner, shape.columns, 0.5f, 1.5f)) {
    const std::vector<int> row_signs = grade::Random<int>(shape.rows, 0, 1);
    const std::vector<int> column_signs = grade::Random<int>(shape.columns, 0, 1);
    for (int i = 0; i < shape.rows; ++i) {
      for (int k = 0; k < shape.inner; ++k) {
        if (row_signs[i] != 0) a(i, k) = -a(i, k);
      }
    }
    for (int k = 0; k < shape.inner; ++k) {
      for (int j = 0; j < shape.columns; ++j) {
        if (column_signs[j] != 0) b(k, j) = -b(k, j);
      }
    }
  }

  Matrix<float> a, b;
};

testing::Matcher<const RunResult&> IsProductOf(const Factors& factors) {
  const double roundings = factors.a.columns();  // a sum of K products in float has K of them
  return grade::ComputesWithin({/*relative=*/1.01 * roundings / (1 << 24)},
                               MultiplyReference(factors.a, factors.b));
}

// Every element of both factors goes through shared memory: otherwise there is nothing that a
// barrier could keep apart.
testing::Matcher<const RunResult&> UsesTilesOf(const Factors& factors) {
  return grade::UsesSharedMemory(factors.a.size() + factors.b.size());
}

RunResult Run(const Factors& factors) {
  return submission.Run(factors.a, factors.b, Out<float>(factors.a.rows(), factors.b.columns()));
}

RunResult RunEverySchedule(const Factors& factors) {
  return submission.RunEverySchedule(factors.a, factors.b,
                                     Out<float>(factors.a.rows(), factors.b.columns()));
}

// Full tiles, whichever of the usual sizes they have, and several of them each way.
constexpr Shape kFullTiles = {64, 128, 192};
// One step of the loop over the tiles, if they are 8 wide or wider.
constexpr Shape kOneStep = {64, 64, 8};

constexpr char kAfterValues[] = "Hint: this line counts once the values are right.";
constexpr char kAfterTiles[] = "Hint: this line counts once tiles of a and b lie in shared memory.";
constexpr char kAfterDivergence[] =
    "Hint: this line counts once every thread comes to every barrier: see EveryThread.";
constexpr char kAfterFullTiles[] =
    "Hint: this line counts once the product of matrices of full tiles is right.";

// Runs the cases one after another in one process: nothing may be left over from the case before.
void ExpectRightFor(const std::vector<Shape>& shapes, const char* hint) {
  std::vector<Factors> cases;
  std::vector<grade::wire::Call> calls;
  for (Shape shape : shapes) {
    cases.emplace_back(shape);
    calls.push_back(
        submission.Call(cases.back().a, cases.back().b, Out<float>(shape.rows, shape.columns)));
  }
  const std::vector<RunResult> runs = submission.RunTogether(calls);
  for (std::size_t i = 0; i < runs.size(); ++i) {
    ASSERT_THAT(runs[i], IsProductOf(cases[i])) << "Hint: " << hint;
  }
}

RUBRIC(MatrixMultiplySharedTest, Tiny, 1, "right for all extents from 0 to 3") {
  std::vector<Shape> shapes;
  for (int rows : grade::TinySizes()) {
    for (int columns : grade::TinySizes()) {
      for (int inner : grade::TinySizes()) shapes.push_back({rows, columns, inner});
    }
  }
  ExpectRightFor(shapes,
                 "a grid of 0 blocks is an error; a sum of no products is 0, and has to be written "
                 "too.");
}

RUBRIC(MatrixMultiplySharedTest, AroundTile, 2, "right for extents around one and two tiles") {
  std::vector<Shape> shapes;
  for (int extent : {15, 16, 17, 31, 32, 33, 65}) {
    shapes.push_back({extent, 32, 32});
    shapes.push_back({32, extent, 32});
    shapes.push_back({32, 32, extent});
    shapes.push_back({extent, extent, extent});
  }
  ExpectRightFor(shapes, "the lines EveryThread and ZeroFill look at the edges one by one.");
}

RUBRIC(MatrixMultiplySharedTest, Primes, 2, "right for extents that no tile divides") {
  ExpectRightFor({{97, 103, 101},
                  {1, 1, 1009},
                  {1009, 1, 1},
                  {1, 1009, 2},
                  {7, 499, 211},
                  {211, 29, 13},
                  {61, 2, 509}},
                 "a has as many columns as b has rows; neither need be the extents of c.");
}

RUBRIC(MatrixMultiplySharedTest, Large, 1, "right for a product of two million elements") {
  ExpectRightFor({{1511, 1399, 3}}, "the tiles of c are counted in both directions, rounded up.");
}

RUBRIC(MatrixMultiplySharedTest, FirstBarrier, 2, "nobody reads a tile before it is full") {
  const Factors factors(kOneStep);
  const RunResult run = RunEverySchedule(factors);
  ASSERT_THAT(run, IsFreeOf(FindingKind::kDivergentBarrier)) << kAfterDivergence;
  ASSERT_THAT(run, IsFreeOf(FindingKind::kRace))
      << "Hint: the first barrier is missing: between filling the tiles and reading them.";
  ASSERT_THAT(run, UsesTilesOf(factors)) << kAfterTiles;
  ASSERT_THAT(run, IsProductOf(factors)) << kAfterValues;
}

RUBRIC(MatrixMultiplySharedTest, SecondBarrier, 2,
       "nobody fills a tile again before all have read it") {
  const RunResult one_step = RunEverySchedule(Factors(kOneStep));
  ASSERT_THAT(one_step, IsFreeOf(FindingKind::kDivergentBarrier)) << kAfterDivergence;
  ASSERT_THAT(one_step, IsFreeOf(FindingKind::kRace))
      << "Hint: this line counts once the line FirstBarrier is won.";
  const Factors factors({32, 32, 256});
  const RunResult run = RunEverySchedule(factors);
  ASSERT_THAT(run, IsFreeOf(FindingKind::kRace))
      << "Hint: the second barrier is missing: at the end of the loop, between reading the tiles "
         "and filling them for the next step.";
  ASSERT_THAT(run, UsesTilesOf(factors)) << kAfterTiles;
  ASSERT_THAT(run, IsProductOf(factors)) << kAfterValues;
}

RUBRIC(MatrixMultiplySharedTest, EveryThread, 2,
       "all threads of a block bring their elements and come to every barrier") {
  for (Shape shape : {kFullTiles, Shape{64, 64, 37}, Shape{33, 35, 37}}) {
    ASSERT_THAT(RunEverySchedule(Factors(shape)), IsFreeOf(FindingKind::kDivergentBarrier))
        << "Hint: a barrier stands in a branch or a loop that not all threads of the block go "
           "through. Move it out: a guard is for an access, not for a barrier.";
  }
  const Factors full(kFullTiles);
  const RunResult full_run = Run(full);
  ASSERT_THAT(full_run, UsesTilesOf(full)) << kAfterTiles;
  ASSERT_THAT(full_run, IsProductOf(full)) << kAfterFullTiles;
  // K is full tiles, so that this is about the threads outside c alone.
  for (Shape shape : {Shape{1, 64, 64}, Shape{64, 1, 64}, Shape{33, 35, 64}}) {
    const Factors factors(shape);
    ASSERT_THAT(Run(factors), IsProductOf(factors))
        << "Hint: a thread without an element of c has returned, or skips the loop, and so the "
           "part of the tiles that it should bring is missing. Guard the last store only.";
  }
}

RUBRIC(MatrixMultiplySharedTest, ZeroFill, 2, "a tile is 0 where it hangs over the edge") {
  const Factors full(kFullTiles);
  const RunResult full_run = Run(full);
  ASSERT_THAT(full_run, UsesTilesOf(full)) << kAfterTiles;
  ASSERT_THAT(full_run, IsProductOf(full)) << kAfterFullTiles;
  // M and N are full tiles, so that this is about the last step along K alone.
  for (int inner : {5, 37, 70}) {
    const Factors factors({64, 64, inner});
    const RunResult run = RunEverySchedule(factors);
    ASSERT_THAT(run, IsFreeOf(FindingKind::kDivergentBarrier)) << kAfterDivergence;
    ASSERT_THAT(run, IsFreeOf(FindingKind::kUninitializedRead))
        << "Hint: the ragged edge is not filled with zeros: where a or b has no element, the tile "
           "needs a 0.";
    ASSERT_THAT(run, IsProductOf(factors))
        << "Hint: the ragged edge is not filled with zeros: where a or b has no element, the tile "
           "still holds what the step before left there. (Or that step is not made at all.)";
  }
}

RUBRIC(MatrixMultiplySharedTest, Clean, 2,
       "no race, no bad address, nothing uninitialised, in any order") {
  for (Shape shape : {Shape{0, 3, 2}, Shape{2, 3, 0}, Shape{1, 1, 1}, Shape{16, 32, 48},
                      Shape{33, 17, 65}, Shape{31, 70, 40}}) {
    const Factors factors(shape);
    const RunResult run = RunEverySchedule(factors);
    const bool may_be_empty = shape.rows * shape.columns * shape.inner == 0;
    ASSERT_THAT(run, may_be_empty ? grade::IsCleanOrEmpty() : grade::IsClean())
        << "Hint(out-of-bounds, uninitialized-read): fill the whole tile, also the part that hangs "
           "over the edge of a or b.";
    ASSERT_THAT(run, IsProductOf(factors)) << kAfterValues;
  }
}

RUBRIC(MatrixMultiplySharedTest, Reuse, 2, "each element of a and b is loaded once for 16 uses") {
  const int side = 256;
  const Factors factors({side, side, side});
  const RunResult run = Run(factors);
  ASSERT_THAT(run, IsProductOf(factors)) << kAfterValues;
  // Every element has `side` uses.
  EXPECT_THAT(run, grade::LoadsAtMost(1.05 * side / 16, Sectors<float>(2 * side * side)))
      << "Hint: a tile of 16 x 16 in shared memory serves 16 rows or columns of c with one load "
         "from global memory.";
}

RUBRIC(MatrixMultiplySharedTest, Speedup, 2,
       "800 times as fast as one CPU core as predicted, 20 times on a GPU") {
  const int side = 320;
  const Factors factors({side, side, side});
  const RunResult run = submission.RunTimed(factors.a, factors.b, Out<float>(side, side));
  ASSERT_THAT(run, IsProductOf(factors)) << kAfterValues;
  // A multiplication and an addition for each of side^3 terms.
  EXPECT_THAT(run, grade::SpeedupAtLeast(run.predicted() ? 800 : 20,
                                         {12.0 * side * side, 2.0 * side * side * side,
                                          [&] { MultiplyReference(factors.a, factors.b); }}))
      << "Hint: how often is each element of a and b loaded from global memory?";
}

}  // namespace
