// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/02_custom_kernels/hypot_stride/hypot_stride.h"

#include <cmath>
#include <cstddef>
#include <vector>

#include "common/grade/grade.h"
#include "modules/02_custom_kernels/hypot_stride/hypot_stride_reference.h"

namespace {

using grade::ComputesWithin, grade::Out, grade::Random, grade::RunResult, grade::Sectors;

const grade::Submission<decltype(HypotStride)> submission;

// As in the exercise `hypot`, whose README derives it.
const grade::Tolerance kTolerance{/*relative=*/std::ldexp(1.0, -21)};

struct Points {
  std::vector<float> x, y;
};

Points Ordinary(int n) {
  Points points{Random<float>(n, 1, 1000), Random<float>(n, 1, 1000)};
  for (int i = 0; i < n; i += 2) points.x[i] = -points.x[i];
  for (int i = 0; i < n; i += 3) points.y[i] = -points.y[i];
  return points;
}

struct Grid {
  int blocks, threads;
};

// Grids that no code can have been written for: one thread, odd blocks, more threads than work.
constexpr Grid kGrids[] = {{1, 1}, {1, 32}, {3, 33}, {7, 96}, {500, 1}, {2, 1024}, {64, 128}};

RunResult Run(const Points& points, Grid grid) {
  return submission.Run(points.x, points.y, Out<float>(points.x.size()), grid.blocks, grid.threads);
}

testing::Matcher<const RunResult&> IsRightFor(const Points& points) {
  return ComputesWithin(kTolerance, HypotStrideReference(points.x, points.y));
}

// Runs the cases one after another in one process: nothing may be left over from the case before.
void ExpectRightFor(const std::vector<int>& sizes, Grid grid, const char* hint) {
  std::vector<Points> cases;
  std::vector<grade::wire::Call> calls;
  for (int n : sizes) {
    cases.push_back(Ordinary(n));
    calls.push_back(
        submission.Call(cases.back().x, cases.back().y, Out<float>(n), grid.blocks, grid.threads));
  }
  const std::vector<RunResult> runs = submission.RunTogether(calls);
  for (std::size_t i = 0; i < runs.size(); ++i) {
    ASSERT_THAT(runs[i], IsRightFor(cases[i])) << "Hint: " << hint;
  }
}

RUBRIC(HypotStrideTest, Tiny, 1, "right for 0, 1, 2 and 3 elements") {
  ExpectRightFor(grade::TinySizes(), {4, 64},
                 "here there are more threads than elements; most of them have nothing to do.");
}

RUBRIC(HypotStrideTest, AroundGrid, 1, "right for sizes around a block and around the grid") {
  ExpectRightFor({63, 64, 65, 255, 256, 257, 511, 512, 513}, {4, 64},
                 "the grid has 4 blocks of 64 threads; the element behind the last thread's is the "
                 "first thread's second.");
}

RUBRIC(HypotStrideTest, Primes, 1, "right for sizes that no grid divides") {
  ExpectRightFor(grade::PrimeSizes(), {5, 96},
                 "in the last round only some of the threads have an element left.");
}

RUBRIC(HypotStrideTest, Large, 1, "right for a million elements on 4096 threads") {
  const Points points = Ordinary(grade::LargeSize());
  EXPECT_THAT(Run(points, {16, 256}), IsRightFor(points))
      << "Hint: n times a thread's number does not fit into an int.";
}

RUBRIC(HypotStrideTest, AnyGrid, 1, "right on any grid, from one thread to more than elements") {
  const Points points = Ordinary(1009);
  for (Grid grid : kGrids) {
    ASSERT_THAT(Run(points, grid), IsRightFor(points))
        << "Hint: on " << grid.blocks << " blocks of " << grid.threads
        << " threads. The stride is the number of threads in the whole grid, by gridDim and "
           "blockDim.";
  }
}

RUBRIC(HypotStrideTest, GivenGrid, 1, "one kernel, on exactly the grid that was given") {
  const Points points = Ordinary(1009);
  for (Grid grid : kGrids) {
    const RunResult run = Run(points, grid);
    ASSERT_THAT(run, IsRightFor(points)) << "Hint: this line counts once the values are right.";
    ASSERT_THAT(run, grade::LaunchesKernels(1, 1)) << "Hint: one launch does all the work.";
    ASSERT_THAT(run, grade::LaunchesExactly(grid.blocks, grid.threads))
        << "Hint: <<<blocks, threads>>>, as they come.";
  }
}

RUBRIC(HypotStrideTest, Clean, 2, "no bad address, no element written twice, in any order") {
  for (int n : {0, 1, 3, 65, 256, 257, 4001}) {
    const Points points = Ordinary(n);
    const RunResult run = submission.RunEverySchedule(points.x, points.y, Out<float>(n), 4, 64);
    ASSERT_THAT(run, n == 0 ? grade::IsCleanOrEmpty() : grade::IsClean())
        << "Hint(race): no two threads may have the same element. By how much does the loop step?";
    ASSERT_THAT(run, IsRightFor(points)) << "Hint: this line counts once the values are right.";
  }
}

RUBRIC(HypotStrideTest, Coalesced, 1, "in every round neighbouring threads touch neighbours") {
  const int n = 1 << 18;
  const Points points = Ordinary(n);
  const RunResult run = Run(points, {64, 256});
  ASSERT_THAT(run, IsRightFor(points)) << "Hint: this line counts once the values are right.";
  EXPECT_THAT(run, grade::LoadsAtMost(1.05, 2 * Sectors<float>(n)))
      << "Hint: give a thread every T-th element, not T elements in a row.";
  EXPECT_THAT(run, grade::StoresAtMost(1.05, Sectors<float>(n)))
      << "Hint: give a thread every T-th element, not T elements in a row.";
}

RUBRIC(HypotStrideTest, Speedup, 1,
       "300 times as fast as one CPU core as predicted, 20 times on a GPU") {
  const int n = 1 << 19;
  const Points points = Ordinary(n);
  const RunResult run = submission.RunTimed(points.x, points.y, Out<float>(n), 128, 512);
  ASSERT_THAT(run, IsRightFor(points)) << "Hint: this line counts once the values are right.";
  // 12 bytes an element; a square root counts 10 operations, the rest 5.
  EXPECT_THAT(run, grade::SpeedupAtLeast(
                       run.predicted() ? 300 : 20,
                       {12.0 * n, 15.0 * n, [&] { HypotStrideReference(points.x, points.y); }}))
      << "Hint: does each element cost one load of x, one of y and one store, and no more?";
}

}  // namespace
