// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/02_custom_kernels/square/square.h"

#include <climits>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "common/grade/grade.h"
#include "modules/02_custom_kernels/square/square_reference.h"

namespace {

using grade::Computes, grade::Out, grade::Random, grade::RunResult, grade::Sectors;

const grade::Submission<decltype(Square)> submission;

// Numbers of both signs whose squares an int can hold, but a float can not.
std::vector<int> Numbers(int n) {
  std::vector<int> x = Random<int>(n, 30000, 46340);
  for (int i = 1; i < n; i += 2) x[i] = -x[i];
  return x;
}

RunResult Run(const std::vector<int>& x) { return submission.Run(x, Out<std::int64_t>(x.size())); }

testing::Matcher<const RunResult&> IsSquareOf(const std::vector<int>& x) {
  return Computes(SquareReference(x));
}

// Runs the cases one after another in one process: nothing may be left over from the case before.
void ExpectRightFor(const std::vector<int>& sizes, const char* hint) {
  std::vector<std::vector<int>> cases;
  std::vector<grade::wire::Call> calls;
  for (int n : sizes) {
    cases.push_back(Numbers(n));
    calls.push_back(submission.Call(cases.back(), Out<std::int64_t>(n)));
  }
  const std::vector<RunResult> runs = submission.RunTogether(calls);
  for (std::size_t i = 0; i < runs.size(); ++i) {
    ASSERT_THAT(runs[i], IsSquareOf(cases[i])) << "Hint: " << hint;
  }
}

RUBRIC(SquareTest, Tiny, 1, "right for 0, 1, 2 and 3 elements") {
  for (int n : grade::TinySizes()) {
    const std::vector<int> x = Numbers(n);
    ASSERT_THAT(Run(x), IsSquareOf(x))
        << "Hint: a grid of 0 blocks is an error, and a block has more threads than there are "
           "elements here.";
  }
}

RUBRIC(SquareTest, AroundBlock, 1, "right for sizes around a warp and around every usual block") {
  std::vector<int> sizes = grade::WarpSizes();
  for (int threads : {64, 128, 256, 512, 1024}) {
    for (int n : grade::SizesAroundBlock(threads)) sizes.push_back(n);
  }
  ExpectRightFor(sizes,
                 "round the number of blocks up, and let the spare threads of the last block do "
                 "nothing.");
}

RUBRIC(SquareTest, Primes, 1, "right for sizes that no block divides") {
  ExpectRightFor(grade::PrimeSizes(),
                 "the last block is only partly filled; which of its threads have an element?");
}

RUBRIC(SquareTest, Large, 1, "right for a million elements") {
  const std::vector<int> x = Numbers(grade::LargeSize());
  EXPECT_THAT(Run(x), IsSquareOf(x))
      << "Hint: is the number of blocks computed from the size, and the index from the block?";
}

RUBRIC(SquareTest, WideValues, 2, "right for every int, the smallest and the largest too") {
  std::vector<int> x = Random<int>(4001, INT_MIN, INT_MAX);
  // Around the ends of int, of unsigned and of double's whole numbers.
  const int edges[] = {0,     1,      -1,       46340,    46341,   -46341,  65535,
                       65536, -65537, 94906265, 94906267, INT_MAX, INT_MIN, INT_MIN + 1};
  std::size_t i = 0;
  for (int edge : edges) x[i++] = edge;
  EXPECT_THAT(Run(x), IsSquareOf(x))
      << "Hint: int times int is an int, whatever it is stored in. Which operand has 64 bits?";
}

RUBRIC(SquareTest, Clean, 1, "no bad address, no race, no ignored error, in any order of threads") {
  std::vector<int> sizes = grade::TinySizes();
  for (int n : {33, 257, 1025, 4001}) sizes.push_back(n);
  for (int n : sizes) {
    const std::vector<int> x = Numbers(n);
    const RunResult run = submission.RunEverySchedule(x, Out<std::int64_t>(n));
    ASSERT_THAT(run, n == 0 ? grade::IsCleanOrEmpty() : grade::IsClean());
    ASSERT_THAT(run, IsSquareOf(x)) << "Hint: this line counts once the values are right.";
  }
}

RUBRIC(SquareTest, Coalesced, 2, "neighbouring threads touch neighbouring elements") {
  const int n = 1 << 18;
  const std::vector<int> x = Numbers(n);
  const RunResult run = Run(x);
  ASSERT_THAT(run, IsSquareOf(x)) << "Hint: this line counts once the values are right.";
  EXPECT_THAT(run, grade::LoadsAtMost(1.05, Sectors<int>(n)))
      << "Hint: thread i takes element i, so that a warp reads 128 bytes in a row.";
  EXPECT_THAT(run, grade::StoresAtMost(1.05, Sectors<std::int64_t>(n)))
      << "Hint: thread i takes element i, so that a warp writes 256 bytes in a row.";
}

RUBRIC(SquareTest, Speedup, 1,
       "150 times as fast as one CPU core as predicted, 20 times on a GPU") {
  const int n = 1 << 21;
  const std::vector<int> x = Numbers(n);
  const RunResult run = submission.RunTimed(x, Out<std::int64_t>(n));
  ASSERT_THAT(run, IsSquareOf(x)) << "Hint: this line counts once the values are right.";
  // 12 bytes and one multiplication for an element.
  EXPECT_THAT(run, grade::SpeedupAtLeast(run.predicted() ? 150 : 20,
                                         {12.0 * n, 1.0 * n, [&] { SquareReference(x); }}))
      << "Hint: does every element cost one load and one store, and no more?";
}

}  // namespace
