// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/01_intro_ufuncs/polar_distance/polar_distance.h"

#include <cmath>
#include <cstddef>
#include <vector>

#include "common/grade/grade.h"
#include "modules/01_intro_ufuncs/polar_distance/polar_distance_reference.h"

namespace {

using grade::ComputesWithin, grade::Out, grade::Random, grade::RunResult, grade::Sectors;

const grade::Submission<decltype(PolarDistance)> submission;

constexpr char kOnceRight[] = "Hint: this line counts once the values are right.";

// Points up to `scale` away from the origin, and no nearer to it than half of that: what is allowed
// is then nearly the same for all.
// The points of a pair lie on different sides of the origin, far apart.
PolarPairs Pairs(int n, float scale = 1) {
  PolarPairs pairs{Random<float>(n, scale / 2, scale), Random<float>(n, -7, 7),
                   Random<float>(n, scale / 2, scale), Random<float>(n, 1.6f, 4.7f)};
  for (std::size_t i = 0; i < pairs.theta2.size(); ++i) pairs.theta2[i] += pairs.theta1[i];
  return pairs;
}

RunResult Run(const PolarPairs& pairs) {
  return submission.Run(pairs.rho1, pairs.theta1, pairs.rho2, pairs.theta2,
                        Out<float>(pairs.rho1.size()));
}

// The README derives it: 2^-20 of the sum of both radii, which is at most twice `scale`.
testing::Matcher<const RunResult&> IsRightFor(const PolarPairs& pairs, float scale = 1) {
  return ComputesWithin({0, std::ldexp(2 * scale, -20)}, PolarDistanceReference(pairs));
}

// Runs the cases one after another in one process: nothing may be left over from the case before.
void ExpectRightFor(const std::vector<int>& sizes, const char* hint) {
  std::vector<PolarPairs> cases;
  std::vector<grade::wire::Call> calls;
  for (int n : sizes) {
    cases.push_back(Pairs(n));
    const PolarPairs& c = cases.back();
    calls.push_back(submission.Call(c.rho1, c.theta1, c.rho2, c.theta2, Out<float>(n)));
  }
  const std::vector<RunResult> runs = submission.RunTogether(calls);
  for (std::size_t i = 0; i < runs.size(); ++i) {
    ASSERT_THAT(runs[i], IsRightFor(cases[i])) << "Hint: " << hint;
  }
}

RUBRIC(PolarDistanceTest, Tiny, 1, "right for 0, 1, 2 and 3 pairs") {
  for (int n : grade::TinySizes()) {
    const PolarPairs pairs = Pairs(n);
    ASSERT_THAT(Run(pairs), IsRightFor(pairs))
        << "Hint: x = rho * cos(theta) and y = rho * sin(theta), with theta in radians.";
  }
}

RUBRIC(PolarDistanceTest, AroundBlock, 1, "right for sizes around a warp and around blocks") {
  std::vector<int> sizes = grade::WarpSizes();
  for (int threads : {128, 256, 512, 1024}) {
    for (int n : grade::SizesAroundBlock(threads)) sizes.push_back(n);
  }
  for (int n : grade::PrimeSizes()) sizes.push_back(n);
  ExpectRightFor(sizes, "a ufunc finds the elements by itself; a kernel of yours needs a guard.");
}

RUBRIC(PolarDistanceTest, Large, 1, "right for a million pairs") {
  const PolarPairs pairs = Pairs(grade::LargeSize());
  EXPECT_THAT(Run(pairs), IsRightFor(pairs)) << "Hint: does every pair have a thread?";
}

RUBRIC(PolarDistanceTest, AnyRadius, 1, "right for points far away, close by, and at the origin") {
  for (int exponent : {-40, -20, 20, 40}) {
    const float scale = std::ldexp(1.0f, exponent);
    const PolarPairs pairs = Pairs(500, scale);
    EXPECT_THAT(Run(pairs), IsRightFor(pairs, scale)) << "Hint: distances scale with the radii.";
  }
  PolarPairs pairs = Pairs(500);
  for (std::size_t i = 0; i < 300; ++i) (i % 2 == 0 ? pairs.rho1 : pairs.rho2)[i] = 0;
  for (std::size_t i = 0; i < 100; ++i) pairs.rho1[i] = pairs.rho2[i] = 0;
  EXPECT_THAT(Run(pairs), IsRightFor(pairs))
      << "Hint: at the origin the direction does not matter.";
}

RUBRIC(PolarDistanceTest, ManyTurns, 1, "right for angles of many turns, either way") {
  PolarPairs pairs = Pairs(2000);
  pairs.theta1 = Random<float>(2000, -1000, 1000);
  pairs.theta2 = Random<float>(2000, -1000, 1000);
  EXPECT_THAT(Run(pairs), IsRightFor(pairs))
      << "Hint: cosf and sinf take any angle; __cosf and __sinf are good for half a turn. And the "
         "difference of two large angles is rounded.";
}

RUBRIC(PolarDistanceTest, NearPoints, 2, "right where the two points are the same or nearly so") {
  PolarPairs pairs = Pairs(3000);
  pairs.rho2 = pairs.rho1;
  pairs.theta2 = pairs.theta1;
  for (std::size_t i = 1000; i < 3000; ++i) {
    const float off = std::ldexp(1.0f, -static_cast<int>(grade::RandomInteger(4, 20)));
    (i % 2 == 0 ? pairs.rho2 : pairs.theta2)[i] *= 1 + off;
  }
  EXPECT_THAT(Run(pairs), IsRightFor(pairs))
      << "Hint: the law of cosines subtracts two large squares, and what is left is their "
         "rounding. Subtract the coordinates, then square.";
}

RUBRIC(PolarDistanceTest, Clean, 1, "no bad address, no race, no ignored error, in any order") {
  for (int n : {0, 1, 3, 33, 257, 1025, 4001}) {
    const PolarPairs pairs = Pairs(n);
    const RunResult run = submission.RunEverySchedule(pairs.rho1, pairs.theta1, pairs.rho2,
                                                      pairs.theta2, Out<float>(n));
    ASSERT_THAT(run, n == 0 ? grade::IsCleanOrEmpty() : grade::IsClean());
    ASSERT_THAT(run, IsRightFor(pairs)) << kOnceRight;
  }
}

RUBRIC(PolarDistanceTest, OneKernel, 2, "one kernel reads the four arrays and writes the result") {
  const int n = 1 << 17;
  const PolarPairs pairs = Pairs(n);
  const RunResult run = Run(pairs);
  ASSERT_THAT(run, IsRightFor(pairs)) << kOnceRight;
  EXPECT_THAT(run, grade::LaunchesKernels(1, 1)) << "Hint: a device function is called inside the "
                                                    "kernel; an intermediate ufunc is a kernel of "
                                                    "its own.";
  EXPECT_THAT(run, grade::LoadsAtMost(1.05, 4 * Sectors<float>(n)))
      << "Hint: each input is read once; what is between stays in registers.";
  EXPECT_THAT(run, grade::StoresAtMost(1.05, Sectors<float>(n)))
      << "Hint: only the result is written.";
}

RUBRIC(PolarDistanceTest, Speedup, 1,
       "2000 times as fast as one CPU core as predicted, 50 times on a GPU") {
  const int n = 1 << 20;
  const PolarPairs pairs = Pairs(n);
  const RunResult run =
      submission.RunTimed(pairs.rho1, pairs.theta1, pairs.rho2, pairs.theta2, Out<float>(n));
  ASSERT_THAT(run, IsRightFor(pairs)) << kOnceRight;
  // 20 bytes a pair; a sine or cosine counts 20 operations, a square root 10, the rest 9.
  EXPECT_THAT(run,
              grade::SpeedupAtLeast(run.predicted() ? 2000 : 50,
                                    {20.0 * n, 99.0 * n, [&] { PolarDistanceReference(pairs); }}))
      << "Hint: is there one pass over the arrays, and no other memory traffic?";
}

}  // namespace
