// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/03_grids_shared_memory/matrix_multiply_stride/matrix_multiply_stride.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "common/grade/grade.h"
#include "modules/03_grids_shared_memory/matrix_multiply_stride/matrix_multiply_stride_reference.h"

namespace {

using grade::Computes, grade::ComputesWithin, grade::Matrix, grade::Out, grade::RunResult;
using grade::Sectors;

const grade::Submission<decltype(MatrixMultiplyStride)> submission;

// a has m rows and k columns, b has k rows and n columns.
struct Shape {
  int m, k, n;
};

struct Grid {
  grade::Extent2 blocks, threads;
};

// Grids that no code can have been written for: one thread, a row of them, a column, odd blocks,
// grids that are wider or taller than the matrix, or both.
constexpr Grid kGrids[] = {{{1, 1}, {1, 1}},   {{1, 1}, {32, 1}},   {{1, 1}, {1, 32}},
                           {{3, 2}, {5, 7}},   {{1, 40}, {32, 4}},  {{50, 1}, {33, 2}},
                           {{2, 3}, {32, 32}}, {{16, 16}, {16, 16}}};

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

grade::wire::Call CallOf(const Factors& in, Grid grid) {
  return submission.Call(in.a, in.b, Out<float>(in.a.rows(), in.b.columns()), grid.blocks.x,
                         grid.blocks.y, grid.threads.x, grid.threads.y);
}

RunResult Run(const Factors& in, Grid grid) {
  return submission.RunTogether({CallOf(in, grid)}).front();
}

testing::Matcher<const RunResult&> IsProductOf(const Factors& in) {
  return Computes(MatrixMultiplyStrideReference(in.a, in.b));
}

// Runs the cases one after another in one process: nothing may be left over from the case before.
void ExpectRightFor(const std::vector<Shape>& shapes, Grid grid, const char* hint) {
  std::vector<Factors> cases;
  std::vector<grade::wire::Call> calls;
  for (Shape shape : shapes) {
    cases.push_back(WholeNumbers(shape));
    calls.push_back(CallOf(cases.back(), grid));
  }
  const std::vector<RunResult> runs = submission.RunTogether(calls);
  for (std::size_t i = 0; i < runs.size(); ++i) {
    ASSERT_THAT(runs[i], IsProductOf(cases[i])) << "Hint: " << hint;
  }
}

// One product on all of kGrids, in one process.
std::vector<RunResult> RunOnEveryGrid(const Factors& in) {
  std::vector<grade::wire::Call> calls;
  for (Grid grid : kGrids) calls.push_back(CallOf(in, grid));
  return submission.RunTogether(calls);
}

RUBRIC(MatrixMultiplyStrideTest, Tiny, 1, "right for every m, k and n from 0 to 3") {
  std::vector<Shape> shapes;
  for (int m : grade::TinySizes()) {
    for (int k : grade::TinySizes()) {
      for (int n : grade::TinySizes()) shapes.push_back({m, k, n});
    }
  }
  ExpectRightFor(shapes, {{1, 1}, {2, 1}},
                 "on 2 x 1 threads. If k is 0 every element of the product is a sum of no terms, "
                 "and 0 still has to be written.");
}

RUBRIC(MatrixMultiplyStrideTest, AroundGrid, 1, "right for extents around one and two grids") {
  std::vector<Shape> shapes;
  for (int m : {11, 12, 13, 23, 24, 25}) {
    for (int k : {1, 5, 16}) {
      for (int n : {31, 32, 33, 63, 64, 65}) shapes.push_back({m, k, n});
    }
  }
  ExpectRightFor(shapes, {{2, 3}, {16, 4}},
                 "the grid has 2 x 3 blocks of 16 x 4 threads, so it is 32 threads wide and 12 "
                 "high. With its second element a thread starts from nothing: the sum, and the "
                 "column after a step down.");
}

RUBRIC(MatrixMultiplyStrideTest, Primes, 1, "right for extents that no grid divides") {
  ExpectRightFor({{97, 101, 103}, {1, 1009, 1}, {1009, 1, 7}, {5, 499, 211}, {211, 13, 499}},
                 {{3, 5}, {24, 6}},
                 "in the last round only some of the threads have an element left.");
}

RUBRIC(MatrixMultiplyStrideTest, Large, 1, "right for a million elements on 4096 threads") {
  ExpectRightFor({{1021, 3, 1031}, {200003, 2, 1}, {1, 2, 600011}}, {{4, 4}, {32, 8}},
                 "how often must a thread step down, and how often to the right?");
}

RUBRIC(MatrixMultiplyStrideTest, AnyGrid, 1, "right on any grid, from one thread to many") {
  for (Shape shape : {Shape{53, 31, 97}, Shape{97, 7, 53}}) {
    const Factors in = WholeNumbers(shape);
    for (const RunResult& run : RunOnEveryGrid(in)) {
      ASSERT_THAT(run, IsProductOf(in))
          << "Hint: the stride along x is gridDim.x * blockDim.x, along y it is the same with y.";
    }
  }
}

RUBRIC(MatrixMultiplyStrideTest, GivenGrid, 1, "one kernel, on exactly the grid that was given") {
  const Factors in = WholeNumbers({53, 5, 97});
  const std::vector<RunResult> runs = RunOnEveryGrid(in);
  for (std::size_t i = 0; i < runs.size(); ++i) {
    ASSERT_THAT(runs[i], IsProductOf(in)) << "Hint: this line counts once the values are right.";
    ASSERT_THAT(runs[i], grade::LaunchesKernels(1, 1)) << "Hint: one launch does all the work.";
    ASSERT_THAT(runs[i], grade::LaunchesExactly(kGrids[i].blocks, kGrids[i].threads))
        << "Hint: dim3(blocks_x, blocks_y) blocks of dim3(threads_x, threads_y), as they come.";
  }
}

RUBRIC(MatrixMultiplyStrideTest, Rounding, 1,
       "right for fractions, as exact as sums in float are") {
  for (int k : {1, 2, 3, 33, 500, 4001}) {
    const Factors in = Fractions({17, k, 19});
    ASSERT_THAT(Run(in, {{1, 2}, {16, 4}}),
                ComputesWithin({/*relative=*/std::ldexp(k + 1.0, -24)},
                               MatrixMultiplyStrideReference(in.a, in.b)))
        << "Hint: whole numbers came out right. Which type has the sum, and are the factors what "
           "was given?";
  }
}

RUBRIC(MatrixMultiplyStrideTest, Clean, 1, "no race, no bad address, no element written twice") {
  for (Shape shape : {Shape{0, 3, 2}, Shape{2, 0, 3}, Shape{1, 1, 1}, Shape{2, 3, 4},
                      Shape{13, 5, 33}, Shape{25, 17, 31}, Shape{50, 8, 70}}) {
    const Factors in = WholeNumbers(shape);
    const RunResult run =
        submission.RunEverySchedule(in.a, in.b, Out<float>(shape.m, shape.n), 2, 3, 16, 4);
    ASSERT_THAT(run, shape.m == 0 || shape.k == 0 ? grade::IsCleanOrEmpty() : grade::IsClean())
        << "Hint(race): no two threads may have the same element. By how much do the loops step?";
    ASSERT_THAT(run, IsProductOf(in)) << "Hint: this line counts once the values are right.";
  }
}

RUBRIC(MatrixMultiplyStrideTest, Coalesced, 1,
       "a warp reads along rows of b, and each element is written once") {
  const int side = 128;
  const Factors in = WholeNumbers({side, side, side});
  const RunResult run = Run(in, {{2, 8}, {32, 8}});
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

RUBRIC(MatrixMultiplyStrideTest, Speedup, 1,
       "150 times as fast as one CPU core as predicted, 20 times on a GPU") {
  const int m = 512, k = 64, n = 256;
  const Factors in = WholeNumbers({m, k, n});
  const RunResult run = submission.RunTimed(in.a, in.b, Out<float>(m, n), 8, 32, 32, 8);
  ASSERT_THAT(run, IsProductOf(in)) << "Hint: this line counts once the values are right.";
  // Each of the three matrices is moved once; a multiplication and an addition for each product.
  EXPECT_THAT(run, grade::SpeedupAtLeast(run.predicted() ? 150 : 20,
                                         {4.0 * (m * k + k * n + m * n), 2.0 * m * k * n,
                                          [&] { MatrixMultiplyStrideReference(in.a, in.b); }}))
      << "Hint: does each product cost one load of a and one of b, and no more?";
}

}  // namespace
