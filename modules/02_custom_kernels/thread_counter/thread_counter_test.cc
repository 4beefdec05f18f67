// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/02_custom_kernels/thread_counter/thread_counter.h"

#include <cstddef>
#include <vector>

#include "common/grade/grade.h"
#include "modules/02_custom_kernels/thread_counter/thread_counter_reference.h"

namespace {

using grade::Computes, grade::Out, grade::Random, grade::RunResult;

const grade::Submission<decltype(ThreadCounter)> submission;

struct Case {
  std::vector<int> values;
  int limit, blocks, threads;
};

// n values around the limit, about half of them below it, some exactly on it, on a grid of blocks
// of `threads` threads: the smallest that has a thread for each value, and `more` blocks more.
Case Ordinary(int n, int threads, int more = 0) {
  const int limit = static_cast<int>(grade::RandomInteger(-1000, 1000));
  const int blocks = (n + threads - 1) / threads + more;
  return {Random<int>(n, limit - 5, limit + 4), limit, blocks == 0 ? 1 : blocks, threads};
}

testing::Matcher<const RunResult&> IsRightFor(const Case& c) {
  return Computes(ThreadCounterReference(c.values, c.limit, c.blocks, c.threads));
}

// Runs the cases one after another in one process: nothing may be left over from the case before.
std::vector<RunResult> RunTogether(const std::vector<Case>& cases) {
  std::vector<grade::wire::Call> calls;
  for (const Case& c : cases) {
    calls.push_back(submission.Call(c.values, c.limit, c.blocks, c.threads, Out<unsigned int>(2)));
  }
  return submission.RunTogether(calls);
}

void ExpectRightFor(const std::vector<Case>& cases, const char* hint) {
  const std::vector<RunResult> runs = RunTogether(cases);
  for (std::size_t i = 0; i < runs.size(); ++i) {
    ASSERT_THAT(runs[i], IsRightFor(cases[i])) << "Hint: " << hint;
  }
}

RUBRIC(ThreadCounterTest, Tiny, 1, "right for 0, 1, 2 and 3 values") {
  std::vector<Case> cases;
  for (int n : grade::TinySizes()) {
    // Every value is below the limit and none is: each count is seen to be added to.
    for (int limit : {8, 9, 10}) cases.push_back({std::vector<int>(n, 9), limit, 2, 64});
  }
  ExpectRightFor(cases,
                 "counts[0] counts all 128 threads of the grid, also those that have no value; "
                 "before the launch both counts must be set to 0.");
}

RUBRIC(ThreadCounterTest, AroundBlock, 1, "right for sizes around a warp and around a block") {
  std::vector<Case> cases;
  for (int n : grade::WarpSizes()) cases.push_back(Ordinary(n, 32));
  for (int threads : {128, 256, 1024}) {
    for (int n : grade::SizesAroundBlock(threads)) cases.push_back(Ordinary(n, threads));
  }
  ExpectRightFor(cases, "the last block has threads without a value.");
}

RUBRIC(ThreadCounterTest, Primes, 1, "right for sizes that no grid divides") {
  std::vector<Case> cases;
  for (int n : grade::PrimeSizes()) {
    for (int threads : {37, 96}) cases.push_back(Ordinary(n, threads, 2));
  }
  ExpectRightFor(cases, "a thread's number is blockIdx.x * blockDim.x + threadIdx.x.");
}

RUBRIC(ThreadCounterTest, Large, 1, "right for a million threads") {
  const Case c = Ordinary(grade::LargeSize(), 256, 10);
  const RunResult run =
      submission.Run(c.values, c.limit, c.blocks, c.threads, Out<unsigned int>(2));
  EXPECT_THAT(run, IsRightFor(c)) << "Hint: how far can your counters count?";
}

RUBRIC(ThreadCounterTest, GivenGrid, 2, "one kernel, on exactly the grid that was given") {
  std::vector<Case> cases;
  for (int threads : {1, 2, 32, 33, 100, 512, 1024}) {
    cases.push_back(Ordinary(threads * 3, threads));
    cases.push_back(Ordinary(threads / 2, threads, 4));
  }
  const std::vector<RunResult> runs = RunTogether(cases);
  for (std::size_t i = 0; i < runs.size(); ++i) {
    const Case& c = cases[i];
    ASSERT_THAT(runs[i], IsRightFor(c)) << "Hint: this line counts once the values are right.";
    ASSERT_THAT(runs[i], grade::LaunchesKernels(1, 1))
        << "Hint: one launch does all the counting; cudaMemset sets the counts to 0 without one.";
    ASSERT_THAT(runs[i], grade::LaunchesExactly(c.blocks, c.threads))
        << "Hint: <<<blocks, threads>>>, as they come.";
  }
}

RUBRIC(ThreadCounterTest, Clean, 4, "no race and no bad address, in any order of threads") {
  for (const Case& c : {Ordinary(0, 64, 4), Ordinary(2, 2), Ordinary(33, 33, 1), Ordinary(63, 64),
                        Ordinary(129, 128), Ordinary(1100, 256, 2)}) {
    const RunResult run =
        submission.RunEverySchedule(c.values, c.limit, c.blocks, c.threads, Out<unsigned int>(2));
    ASSERT_THAT(run, grade::IsClean()) << "Hint(race): ++ reads, adds and writes. Another thread "
                                          "may come in between, and then one of "
                                          "the two is not counted.";
    ASSERT_THAT(run, IsRightFor(c)) << "Hint: this line counts once the values are right.";
  }
}

}  // namespace
