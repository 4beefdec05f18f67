// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/03_grids_shared_memory/add_matrix_stride/add_matrix_stride.h"

#include <cstddef>
#include <cstdint>
#include <vector>

#include "common/grade/grade.h"
#include "modules/03_grids_shared_memory/add_matrix_stride/add_matrix_stride_reference.h"

namespace {

using grade::Computes, grade::Matrix, grade::Out, grade::RunResult, grade::Sectors;

const grade::Submission<decltype(AddMatrixStride)> submission;

struct Shape {
  int rows, columns;
};

struct Grid {
  grade::Extent2 blocks, threads;
};

struct Operands {
  Matrix<float> a, b;
};

// Grids that no code can have been written for: one thread, a row of them, a column, odd blocks,
// grids that are wider or taller than the matrix, or both.
constexpr Grid kGrids[] = {{{1, 1}, {1, 1}},   {{1, 1}, {32, 1}},   {{1, 1}, {1, 32}},
                           {{3, 2}, {5, 7}},   {{1, 40}, {32, 4}},  {{50, 1}, {33, 2}},
                           {{2, 3}, {32, 32}}, {{16, 16}, {16, 16}}};

Operands Numbers(Shape shape) {
  return {grade::RandomMatrix<float>(shape.rows, shape.columns, -100, 100),
          grade::RandomMatrix<float>(shape.rows, shape.columns, -100, 100)};
}

grade::wire::Call CallOf(const Operands& in, Grid grid) {
  return submission.Call(in.a, in.b, Out<float>(in.a.rows(), in.a.columns()), grid.blocks.x,
                         grid.blocks.y, grid.threads.x, grid.threads.y);
}

RunResult Run(const Operands& in, Grid grid) {
  return submission.RunTogether({CallOf(in, grid)}).front();
}

testing::Matcher<const RunResult&> IsSumOf(const Operands& in) {
  return Computes(AddMatrixStrideReference(in.a, in.b));
}

// Runs the cases one after another in one process: nothing may be left over from the case before.
void ExpectRightFor(const std::vector<Shape>& shapes, Grid grid, const char* hint) {
  std::vector<Operands> cases;
  std::vector<grade::wire::Call> calls;
  for (Shape shape : shapes) {
    cases.push_back(Numbers(shape));
    calls.push_back(CallOf(cases.back(), grid));
  }
  const std::vector<RunResult> runs = submission.RunTogether(calls);
  for (std::size_t i = 0; i < runs.size(); ++i) {
    ASSERT_THAT(runs[i], IsSumOf(cases[i])) << "Hint: " << hint;
  }
}

// One matrix on all of kGrids, in one process.
std::vector<RunResult> RunOnEveryGrid(const Operands& in) {
  std::vector<grade::wire::Call> calls;
  for (Grid grid : kGrids) calls.push_back(CallOf(in, grid));
  return submission.RunTogether(calls);
}

RUBRIC(AddMatrixStrideTest, Tiny, 1, "right for empty matrices and up to 3 x 3") {
  std::vector<Shape> shapes;
  for (int rows : grade::TinySizes()) {
    for (int columns : grade::TinySizes()) shapes.push_back({rows, columns});
  }
  ExpectRightFor(shapes, {{2, 3}, {32, 8}},
                 "here there are more threads than elements; most of them have nothing to do.");
}

RUBRIC(AddMatrixStrideTest, AroundGrid, 1, "right for extents around one and two grids") {
  std::vector<Shape> shapes;
  for (int rows : {23, 24, 25, 47, 48, 49}) {
    for (int columns : {31, 63, 64, 65, 127, 128, 129}) shapes.push_back({rows, columns});
  }
  ExpectRightFor(shapes, {{2, 3}, {32, 8}},
                 "the grid has 2 x 3 blocks of 32 x 8 threads, so it is 64 threads wide and 24 "
                 "high. After a step down, the columns start again at the thread's first.");
}

RUBRIC(AddMatrixStrideTest, Primes, 1, "right for extents that no grid divides") {
  ExpectRightFor({{97, 101}, {1, 1009}, {1009, 1}, {7, 499}, {211, 13}, {127, 257}},
                 {{3, 5}, {24, 6}},
                 "in the last round only some of the threads have an element left.");
}

RUBRIC(AddMatrixStrideTest, Large, 1, "right for a million elements on 4096 threads") {
  ExpectRightFor({{1021, 1031}, {200003, 1}, {1, 600011}}, {{4, 4}, {32, 8}},
                 "how often must a thread step down, and how often to the right?");
}

RUBRIC(AddMatrixStrideTest, AnyGrid, 2, "right on any grid, narrow, wide, tall or of one thread") {
  for (Shape shape : {Shape{53, 97}, Shape{97, 53}}) {
    const Operands in = Numbers(shape);
    for (const RunResult& run : RunOnEveryGrid(in)) {
      ASSERT_THAT(run, IsSumOf(in))
          << "Hint: the stride along x is gridDim.x * blockDim.x, along y it is the same with y.";
    }
  }
}

RUBRIC(AddMatrixStrideTest, GivenGrid, 1, "one kernel, on exactly the grid that was given") {
  const Operands in = Numbers({53, 97});
  const std::vector<RunResult> runs = RunOnEveryGrid(in);
  for (std::size_t i = 0; i < runs.size(); ++i) {
    ASSERT_THAT(runs[i], IsSumOf(in)) << "Hint: this line counts once the values are right.";
    ASSERT_THAT(runs[i], grade::LaunchesKernels(1, 1)) << "Hint: one launch does all the work.";
    ASSERT_THAT(runs[i], grade::LaunchesExactly(kGrids[i].blocks, kGrids[i].threads))
        << "Hint: dim3(blocks_x, blocks_y) blocks of dim3(threads_x, threads_y), as they come.";
  }
}

RUBRIC(AddMatrixStrideTest, Clean, 1, "no bad address, no element written twice, in any order") {
  for (Shape shape : {Shape{0, 0}, Shape{0, 3}, Shape{3, 0}, Shape{1, 1}, Shape{2, 3},
                      Shape{17, 65}, Shape{49, 63}, Shape{100, 140}}) {
    const Operands in = Numbers(shape);
    const RunResult run =
        submission.RunEverySchedule(in.a, in.b, Out<float>(shape.rows, shape.columns), 2, 3, 32, 8);
    ASSERT_THAT(run, in.a.size() == 0 ? grade::IsCleanOrEmpty() : grade::IsClean())
        << "Hint(race): no two threads may have the same element. By how much do the loops step?";
    ASSERT_THAT(run, IsSumOf(in)) << "Hint: this line counts once the values are right.";
  }
}

RUBRIC(AddMatrixStrideTest, Coalesced, 1, "in every round neighbouring threads touch neighbours") {
  const int side = 512;
  const std::uint64_t sectors = Sectors<float>(side * side);
  const Operands in = Numbers({side, side});
  const RunResult run = Run(in, {{4, 16}, {32, 8}});
  ASSERT_THAT(run, IsSumOf(in)) << "Hint: this line counts once the values are right.";
  EXPECT_THAT(run, grade::LoadsAtMost(1.05, 2 * sectors))
      << "Hint: x is the column, and a thread's columns are a whole grid apart.";
  EXPECT_THAT(run, grade::StoresAtMost(1.05, sectors))
      << "Hint: x is the column, and a thread's columns are a whole grid apart.";
}

RUBRIC(AddMatrixStrideTest, Speedup, 1,
       "150 times as fast as one CPU core as predicted, 20 times on a GPU") {
  const int rows = 1024, columns = 2048;
  const Operands in = Numbers({rows, columns});
  const RunResult run = submission.RunTimed(in.a, in.b, Out<float>(rows, columns), 16, 64, 32, 8);
  ASSERT_THAT(run, IsSumOf(in)) << "Hint: this line counts once the values are right.";
  // 12 bytes and one addition for an element.
  EXPECT_THAT(run, grade::SpeedupAtLeast(run.predicted() ? 150 : 20,
                                         {12.0 * rows * columns, 1.0 * rows * columns,
                                          [&] { AddMatrixStrideReference(in.a, in.b); }}))
      << "Hint: does each element cost one load of a, one of b and one store, and no more?";
}

}  // namespace
