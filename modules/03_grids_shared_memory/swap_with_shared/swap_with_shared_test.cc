// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/03_grids_shared_memory/swap_with_shared/swap_with_shared.h"

#include <cstddef>
#include <limits>
#include <vector>

#include "common/grade/grade.h"
#include "modules/03_grids_shared_memory/swap_with_shared/swap_with_shared_reference.h"

namespace {

using grade::Computes, grade::InOut, grade::RunResult, grade::Sectors;

const grade::Submission<decltype(SwapWithShared)> submission;

std::vector<int> Numbers(int n) {
  return grade::Random<int>(n, std::numeric_limits<int>::min(), std::numeric_limits<int>::max());
}

testing::Matcher<const RunResult&> IsSwapOf(const std::vector<int>& values) {
  return Computes(SwapReference(values));
}

// Runs the cases one after another in one process: nothing may be left over from the case before.
void ExpectRightFor(const std::vector<int>& sizes, const char* hint) {
  std::vector<std::vector<int>> cases;
  std::vector<grade::wire::Call> calls;
  for (int n : sizes) {
    cases.push_back(Numbers(n));
    calls.push_back(submission.Call(InOut(cases.back())));
  }
  const std::vector<RunResult> runs = submission.RunTogether(calls);
  for (std::size_t i = 0; i < runs.size(); ++i) {
    ASSERT_THAT(runs[i], IsSwapOf(cases[i])) << "Hint: " << hint;
  }
}

RUBRIC(SwapWithSharedTest, Tiny, 1, "right for 0, 1, 2 and 3 elements") {
  for (int n : grade::TinySizes()) {
    const std::vector<int> values = Numbers(n);
    ASSERT_THAT(submission.Run(InOut(values)), IsSwapOf(values))
        << "Hint(ignored-launch-error): a grid of 0 blocks is an error.\n"
           "Hint: a tile of 3 elements ends at element 2.";
  }
}

RUBRIC(SwapWithSharedTest, AroundTile, 2, "right for sizes around a warp, one and two tiles") {
  std::vector<int> sizes = grade::WarpSizes();
  for (int n : grade::SizesAroundBlock(kSwapTile)) sizes.push_back(n);
  ExpectRightFor(sizes,
                 "the last tile is reversed within the elements that it has: the partner of its "
                 "element i is its length - 1 - i.");
}

RUBRIC(SwapWithSharedTest, Primes, 1, "right for sizes that no tile divides") {
  ExpectRightFor(grade::PrimeSizes(), "round the number of tiles up.");
}

RUBRIC(SwapWithSharedTest, Large, 1, "right for a million elements") {
  const std::vector<int> values = Numbers(grade::LargeSize());
  EXPECT_THAT(submission.Run(InOut(values)), IsSwapOf(values))
      << "Hint: does every tile have a block?";
}

RUBRIC(SwapWithSharedTest, Clean, 2,
       "no race, no bad address, nothing uninitialised, in any order") {
  for (int n : {0, 1, 2, 3, 33, 255, 256, 257, 1000}) {
    const std::vector<int> values = Numbers(n);
    const RunResult run = submission.RunEverySchedule(InOut(values));
    ASSERT_THAT(run, n == 0 ? grade::IsCleanOrEmpty() : grade::IsClean())
        << "Hint(race, uninitialized-read): each thread takes what another thread brought. What "
           "makes it wait until that is "
           "there?";
    ASSERT_THAT(run, IsSwapOf(values)) << "Hint: this line counts once the values are right.";
  }
}

RUBRIC(SwapWithSharedTest, Shared, 1, "every element goes through shared memory") {
  const int n = 1 << 16;
  const std::vector<int> values = Numbers(n);
  const RunResult run = submission.Run(InOut(values));
  ASSERT_THAT(run, IsSwapOf(values)) << "Hint: this line counts once the values are right.";
  EXPECT_THAT(run, grade::UsesSharedMemory(n))
      << "Hint: put each element into a __shared__ array, and take its partner from there.";
}

RUBRIC(SwapWithSharedTest, Coalesced, 1,
       "neighbouring threads read and write neighbouring elements") {
  const int n = 1 << 16;
  const std::vector<int> values = Numbers(n);
  const RunResult run = submission.Run(InOut(values));
  ASSERT_THAT(run, IsSwapOf(values)) << "Hint: this line counts once the values are right.";
  EXPECT_THAT(run, grade::LoadsAtMost(1.05, Sectors<int>(n)))
      << "Hint: thread i of a block reads element i of the tile.";
  EXPECT_THAT(run, grade::StoresAtMost(1.05, Sectors<int>(n)))
      << "Hint: thread i of a block writes element i of the tile.";
}

RUBRIC(SwapWithSharedTest, Speedup, 1,
       "150 times as fast as one CPU core as predicted, 20 times on a GPU") {
  const int n = 1 << 22;
  const std::vector<int> values = Numbers(n);
  const RunResult run = submission.RunTimed(InOut(values));
  ASSERT_THAT(run, IsSwapOf(values)) << "Hint: this line counts once the values are right.";
  // 8 bytes an element and no arithmetic.
  EXPECT_THAT(run, grade::SpeedupAtLeast(run.predicted() ? 150 : 20,
                                         {8.0 * n, 0, [&] { SwapReference(values); }}))
      << "Hint: one block for each tile, one thread for each element: all tiles at the same time.";
}

}  // namespace
