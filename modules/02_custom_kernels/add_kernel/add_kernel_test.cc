// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/02_custom_kernels/add_kernel/add_kernel.h"

#include <cstddef>
#include <cstdint>
#include <vector>

#include "common/grade/grade.h"
#include "modules/02_custom_kernels/add_kernel/add_kernel_reference.h"

namespace {

using grade::Computes, grade::Out, grade::Random, grade::RunResult, grade::Sectors;

const grade::Submission<decltype(Add)> submission;

struct Summands {
  std::vector<int> x, y;
};

// Of any size that an int's sum allows: who adds in float loses the low digits.
Summands Numbers(int n) {
  constexpr int kLargest = (1 << 30) - 1;
  return {Random<int>(n, -kLargest, kLargest), Random<int>(n, -kLargest, kLargest)};
}

RunResult Run(const Summands& numbers) {
  return submission.Run(numbers.x, numbers.y, Out<int>(numbers.x.size()));
}

testing::Matcher<const RunResult&> IsSumOf(const Summands& numbers) {
  return Computes(AddReference(numbers.x, numbers.y));
}

// Runs the cases one after another in one process: nothing may be left over from the case before.
void ExpectRightFor(const std::vector<int>& sizes, const char* hint) {
  std::vector<Summands> cases;
  std::vector<grade::wire::Call> calls;
  for (int n : sizes) {
    cases.push_back(Numbers(n));
    calls.push_back(submission.Call(cases.back().x, cases.back().y, Out<int>(n)));
  }
  const std::vector<RunResult> runs = submission.RunTogether(calls);
  for (std::size_t i = 0; i < runs.size(); ++i) {
    ASSERT_THAT(runs[i], IsSumOf(cases[i])) << "Hint: " << hint;
  }
}

RUBRIC(AddKernelTest, Tiny, 1, "right for 0, 1, 2 and 3 elements") {
  for (int n : grade::TinySizes()) {
    const Summands numbers = Numbers(n);
    ASSERT_THAT(Run(numbers), IsSumOf(numbers))
        << "Hint: a grid of 0 blocks is an error, and a block has more threads than there are "
           "elements here.";
  }
}

RUBRIC(AddKernelTest, AroundBlock, 2,
       "right for sizes around a warp and around every usual block") {
  std::vector<int> sizes = grade::WarpSizes();
  for (int threads : {64, 128, 256, 512, 1024}) {
    for (int n : grade::SizesAroundBlock(threads)) sizes.push_back(n);
  }
  ExpectRightFor(sizes,
                 "round the number of blocks up, and let the spare threads of the last block do "
                 "nothing.");
}

RUBRIC(AddKernelTest, Primes, 1, "right for sizes that no block divides") {
  ExpectRightFor(grade::PrimeSizes(),
                 "the last block is only partly filled; which of its threads have an element?");
}

RUBRIC(AddKernelTest, Large, 1, "right for a million elements") {
  const Summands numbers = Numbers(grade::LargeSize());
  EXPECT_THAT(Run(numbers), IsSumOf(numbers))
      << "Hint: is the number of blocks computed from the size, and the index from the block?";
}

RUBRIC(AddKernelTest, OneThreadEach, 2, "one kernel, in which every element has its own thread") {
  for (int n : {1, 33, 1009, 70001}) {
    const Summands numbers = Numbers(n);
    const RunResult run = Run(numbers);
    ASSERT_THAT(run, IsSumOf(numbers)) << "Hint: this line counts once the values are right.";
    ASSERT_THAT(run, grade::LaunchesKernels(1, 1)) << "Hint: one launch does all the work.";
    const auto elements = static_cast<std::uint64_t>(n);
    ASSERT_THAT(run, grade::LaunchesThreads(elements, elements + 1023))
        << "Hint: n threads, rounded up to whole blocks.";
  }
}

RUBRIC(AddKernelTest, Clean, 1, "no bad address, no race, no ignored error, in any order") {
  std::vector<int> sizes = grade::TinySizes();
  for (int n : {33, 257, 1025, 4001}) sizes.push_back(n);
  for (int n : sizes) {
    const Summands numbers = Numbers(n);
    const RunResult run = submission.RunEverySchedule(numbers.x, numbers.y, Out<int>(n));
    ASSERT_THAT(run, n == 0 ? grade::IsCleanOrEmpty() : grade::IsClean());
    ASSERT_THAT(run, IsSumOf(numbers)) << "Hint: this line counts once the values are right.";
  }
}

RUBRIC(AddKernelTest, Coalesced, 1, "neighbouring threads touch neighbouring elements") {
  const int n = 1 << 18;
  const Summands numbers = Numbers(n);
  const RunResult run = Run(numbers);
  ASSERT_THAT(run, IsSumOf(numbers)) << "Hint: this line counts once the values are right.";
  EXPECT_THAT(run, grade::LoadsAtMost(1.05, 2 * Sectors<int>(n)))
      << "Hint: number the threads of a block in a row: threadIdx.x is added, not multiplied.";
  EXPECT_THAT(run, grade::StoresAtMost(1.05, Sectors<int>(n)))
      << "Hint: number the threads of a block in a row: threadIdx.x is added, not multiplied.";
}

RUBRIC(AddKernelTest, Speedup, 1,
       "150 times as fast as one CPU core as predicted, 20 times on a GPU") {
  const int n = 1 << 21;
  const Summands numbers = Numbers(n);
  const RunResult run = submission.RunTimed(numbers.x, numbers.y, Out<int>(n));
  ASSERT_THAT(run, IsSumOf(numbers)) << "Hint: this line counts once the values are right.";
  // 12 bytes and one addition for an element.
  EXPECT_THAT(
      run, grade::SpeedupAtLeast(run.predicted() ? 150 : 20,
                                 {12.0 * n, 1.0 * n, [&] { AddReference(numbers.x, numbers.y); }}))
      << "Hint: does every element cost two loads and one store, and no more?";
}

}  // namespace
