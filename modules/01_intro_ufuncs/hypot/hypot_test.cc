// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/01_intro_ufuncs/hypot/hypot.h"

#include <cfloat>
#include <cmath>
#include <cstddef>
#include <initializer_list>
#include <utility>
#include <vector>

#include "common/grade/grade.h"
#include "modules/01_intro_ufuncs/hypot/hypot_reference.h"

namespace {

using grade::ComputesWithin, grade::Out, grade::Random, grade::RunResult, grade::Sectors;

const grade::Submission<decltype(Hypot)> submission;

// The README derives it: 4.25 roundings of 2^-24 at most, and as much again to spare.
const grade::Tolerance kTolerance{/*relative=*/std::ldexp(1.0, -21),
                                  /*absolute=*/std::ldexp(1.0, -149)};

struct Points {
  std::vector<float> x, y;
};

// Lengths that no formula gets wrong by its range, with every combination of signs.
Points Ordinary(int n) {
  Points points{Random<float>(n, 1, 100), Random<float>(n, 1, 100)};
  for (int i = 0; i < n; ++i) {
    if (i % 4 == 0 || i % 4 == 1) points.x[i] = -points.x[i];
    if (i % 4 == 0 || i % 4 == 2) points.y[i] = -points.y[i];
  }
  return points;
}

// Replaces the first points by those given.
void Insert(std::initializer_list<std::pair<float, float>> given, Points* points) {
  std::size_t i = 0;
  for (const auto& [x, y] : given) {
    points->x[i] = x;
    points->y[i++] = y;
  }
}

RunResult Run(const Points& points) {
  return submission.Run(points.x, points.y, Out<float>(points.x.size()));
}

testing::Matcher<const RunResult&> IsRightFor(const Points& points) {
  return ComputesWithin(kTolerance, HypotReference(points.x, points.y));
}

// Runs the cases one after another in one process: nothing may be left over from the case before.
void ExpectRightFor(const std::vector<int>& sizes, const char* hint) {
  std::vector<Points> cases;
  std::vector<grade::wire::Call> calls;
  for (int n : sizes) {
    cases.push_back(Ordinary(n));
    calls.push_back(submission.Call(cases.back().x, cases.back().y, Out<float>(n)));
  }
  const std::vector<RunResult> runs = submission.RunTogether(calls);
  for (std::size_t i = 0; i < runs.size(); ++i) {
    ASSERT_THAT(runs[i], IsRightFor(cases[i])) << "Hint: " << hint;
  }
}

RUBRIC(HypotTest, Tiny, 1, "right for 0, 1, 2 and 3 elements") {
  for (int n : grade::TinySizes()) {
    const Points points = Ordinary(n);
    ASSERT_THAT(Run(points), IsRightFor(points))
        << "Hint(ignored-launch-error): a grid of 0 blocks is an error.\n"
           "Hint(out-of-bounds): a block has more threads than there are elements here.";
  }
}

RUBRIC(HypotTest, AroundBlock, 1, "right for sizes around a warp and around every usual block") {
  std::vector<int> sizes = grade::WarpSizes();
  for (int threads : {64, 128, 256, 512, 1024}) {
    for (int n : grade::SizesAroundBlock(threads)) sizes.push_back(n);
  }
  ExpectRightFor(sizes,
                 "round the number of blocks up, and let the spare threads of the last block do "
                 "nothing.");
}

RUBRIC(HypotTest, Primes, 1, "right for sizes that no block divides") {
  ExpectRightFor(grade::PrimeSizes(),
                 "the last block is only partly filled; which of its threads have an element?");
}

RUBRIC(HypotTest, Large, 1, "right for a million elements") {
  const Points points = Ordinary(grade::LargeSize());
  EXPECT_THAT(Run(points), IsRightFor(points))
      << "Hint: is the number of blocks computed from the size, and the index from the block?";
}

RUBRIC(HypotTest, Zeros, 1, "right where x, y or both are 0") {
  Points points = Ordinary(1000);
  Insert({{0.0f, 0.0f}, {-0.0f, 0.0f}, {0.0f, -0.0f}, {-0.0f, -0.0f}}, &points);
  for (int i = 4; i < 500; ++i) (i % 2 == 0 ? points.x : points.y)[i] = 0.0f;
  EXPECT_THAT(Run(points), IsRightFor(points))
      << "Hint: 0 / 0 is NaN. What is the length when the larger of the two is 0?";
}

RUBRIC(HypotTest, Extremes, 2, "right where x * x overflows or underflows") {
  Points points = Ordinary(1000);
  Insert({{1e20f, 1e20f},
          {-3e38f, 1e38f},
          {FLT_MAX, 1.0f},
          {FLT_MAX, -FLT_MAX},  // the true length is larger than FLT_MAX: infinity
          {3e38f, 3e38f},
          {1e-30f, 1e-30f},
          {3e-30f, -4e-30f},
          {FLT_MIN, FLT_MIN},
          {1e-40f, 1e-40f},
          {FLT_TRUE_MIN, -FLT_TRUE_MIN},
          {1e30f, 1e-30f},
          {FLT_TRUE_MIN, FLT_MAX}},
         &points);
  // Both sides of the same size or nearly so, anywhere in the range of float.
  for (int i = 20; i < 1000; ++i) {
    const auto exponent = static_cast<int>(grade::RandomInteger(-149, 119));
    points.x[i] = std::ldexp(points.x[i], exponent);
    points.y[i] = std::ldexp(points.y[i], exponent);
  }
  EXPECT_THAT(Run(points), IsRightFor(points))
      << "Hint: with a the larger side and b the smaller, sqrt(a^2 + b^2) = a * sqrt(1 + (b/a)^2).";
}

RUBRIC(HypotTest, Clean, 1, "no bad address, no race, no ignored error, in any order of threads") {
  std::vector<int> sizes = grade::TinySizes();
  for (int n : {31, 33, 255, 257, 1023, 1025, 4001}) sizes.push_back(n);
  for (int n : sizes) {
    const Points points = Ordinary(n);
    const RunResult run = submission.RunEverySchedule(points.x, points.y, Out<float>(n));
    ASSERT_THAT(run, n == 0 ? grade::IsCleanOrEmpty() : grade::IsClean());
    ASSERT_THAT(run, IsRightFor(points)) << "Hint: this line counts once the values are right.";
  }
}

RUBRIC(HypotTest, Coalesced, 1, "neighbouring threads touch neighbouring elements") {
  const int n = 1 << 18;
  const Points points = Ordinary(n);
  const RunResult run = Run(points);
  ASSERT_THAT(run, IsRightFor(points)) << "Hint: this line counts once the values are right.";
  EXPECT_THAT(run, grade::LoadsAtMost(1.05, 2 * Sectors<float>(n)))
      << "Hint: thread i takes element i, so that a warp reads 128 bytes in a row.";
  EXPECT_THAT(run, grade::StoresAtMost(1.05, Sectors<float>(n)))
      << "Hint: thread i takes element i, so that a warp writes 128 bytes in a row.";
}

RUBRIC(HypotTest, Speedup, 1,
       "1000 times as fast as one CPU core as predicted, 30 times on a GPU") {
  const int n = 1 << 22;
  const Points points = Ordinary(n);
  const RunResult run = submission.RunTimed(points.x, points.y, Out<float>(n));
  ASSERT_THAT(run, IsRightFor(points)) << "Hint: this line counts once the values are right.";
  // 12 bytes an element; a division and a square root count 10 operations each, the rest 5.
  EXPECT_THAT(
      run, grade::SpeedupAtLeast(run.predicted() ? 1000 : 30,
                                 {12.0 * n, 25.0 * n, [&] { HypotReference(points.x, points.y); }}))
      << "Hint: does every thread of the device have work, and only as much memory traffic as "
         "there must be?";
}

}  // namespace
