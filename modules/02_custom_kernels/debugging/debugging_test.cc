// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/02_custom_kernels/debugging/debugging.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <vector>

#include "common/grade/grade.h"
#include "modules/02_custom_kernels/debugging/debugging_reference.h"

namespace {

using grade::Computes, grade::Out, grade::Random, grade::RunResult;

const grade::Submission<decltype(Debugging)> submission;

constexpr Program kPrograms[] = {kDifferences, kLargest, kSquares};

// Around a warp and around blocks of 256 and 2048 threads, and some that no block divides. No value
// at all comes last: what is found there tells the least.
constexpr int kSizes[] = {1,   2,   3,   31,  32,   33,   61,   127,  255,  256,
                          257, 511, 512, 513, 1009, 2047, 2048, 2049, 4099, 0};

std::size_t OutputSize(Program program, const std::vector<int>& x) {
  return program == kLargest ? 1 : x.size();
}

// n values for a program. Those to find the largest of are all negative.
std::vector<int> Ordinary(Program program, int n) {
  if (program == kSquares) return Random<int>(n, 0, 255);
  return Random<int>(n, -1000000000, program == kLargest ? -1 : 1000000000);
}

RunResult Run(Program program, const std::vector<int>& x) {
  return submission.Run(program, x, Out<int>(OutputSize(program, x)));
}

testing::Matcher<const RunResult&> IsRightFor(Program program, const std::vector<int>& x) {
  return Computes(DebuggingReference(program, x));
}

// Runs a program at all sizes one after another in one process, then at some in every order of
// threads. What was found is shown before wrong values are: it tells of their cause.
void ExpectRepaired(Program program, const char* hint) {
  std::vector<std::vector<int>> inputs;
  std::vector<grade::wire::Call> calls;
  for (int n : kSizes) {
    if (n == 0 && program == kLargest) continue;
    inputs.push_back(Ordinary(program, n));
    const std::vector<int>& x = inputs.back();
    calls.push_back(submission.Call(program, x, Out<int>(OutputSize(program, x))));
  }
  const std::vector<RunResult> runs = submission.RunTogether(calls);
  for (std::size_t i = 0; i < runs.size(); ++i) {
    ASSERT_THAT(runs[i], inputs[i].empty() ? grade::IsCleanOrEmpty() : grade::IsClean())
        << "Hint(any): " << hint;
    ASSERT_THAT(runs[i], IsRightFor(program, inputs[i])) << "Hint: " << hint;
  }
  for (int n : {1, 257, 1500}) {
    const std::vector<int> x = Ordinary(program, n);
    const RunResult run = submission.RunEverySchedule(program, x, Out<int>(OutputSize(program, x)));
    ASSERT_THAT(run, grade::IsClean()) << "Hint(any): " << hint;
    ASSERT_THAT(run, IsRightFor(program, x)) << "Hint: " << hint;
  }
}

RUBRIC(DebuggingTest, Begun, 1, "at least one of the three programs is repaired") {
  std::vector<int> x[] = {Ordinary(kDifferences, 300), Ordinary(kLargest, 300),
                          Ordinary(kSquares, 300)};
  // The largest value second and then ever smaller ones, which all exceed the first: without a
  // repair, a GPU too keeps one of the many that are written after the largest.
  std::sort(x[kLargest].rbegin(), x[kLargest].rend());
  std::rotate(x[kLargest].begin(), x[kLargest].end() - 1, x[kLargest].end());
  const RunResult runs[] = {Run(kDifferences, x[0]), Run(kLargest, x[1]), Run(kSquares, x[2])};
  const auto repaired = [&](Program program) {
    return testing::Matches(grade::IsClean())(runs[program]) &&
           testing::Matches(IsRightFor(program, x[program]))(runs[program]);
  };
  if (std::any_of(std::begin(kPrograms), std::end(kPrograms), repaired)) return;
  ASSERT_THAT(runs[kDifferences], grade::IsClean())
      << "Hint(any): this is the first of the three; a finding's last line says what to do.";
  EXPECT_THAT(runs[kDifferences], IsRightFor(kDifferences, x[kDifferences]))
      << "Hint: this is the first of the three; repair it first.";
}

RUBRIC(DebuggingTest, Differences, 2, "the differences are right, and nothing is found") {
  ExpectRepaired(kDifferences,
                 "which threads read where x has no element? Look at the first and the last.");
}

RUBRIC(DebuggingTest, Largest, 2, "the largest value is right, and nothing is found") {
  ExpectRepaired(kLargest,
                 "between a thread's look at the largest so far and its writing, another may have "
                 "written a larger one.");
}

RUBRIC(DebuggingTest, Squares, 3, "the squares are right, and nothing is found") {
  ExpectRepaired(kSquares,
                 "the kernel is right. What does each call on the host ask for, may it, and who "
                 "gives back what it got?");
}

RUBRIC(DebuggingTest, Large, 1, "all three are right for a million values") {
  for (Program program : kPrograms) {
    const std::vector<int> x = Ordinary(program, grade::LargeSize());
    ASSERT_THAT(Run(program, x), IsRightFor(program, x))
        << "Hint: does every value still have a thread?";
  }
}

RUBRIC(DebuggingTest, Parallel, 1, "all three still use whole warps") {
  for (Program program : kPrograms) {
    std::vector<int> x = Ordinary(program, 1 << 12);
    // The largest value last: who looks at a part of the values does not find it by chance.
    if (program == kLargest) std::sort(x.begin(), x.end());
    const RunResult run = Run(program, x);
    ASSERT_THAT(run, IsRightFor(program, x)) << "Hint: this line counts once the values are right.";
    // One thread on its own uses 3 % of its warp. A kernel that looks at a value in each lane and
    // writes once for a warp still uses half of it.
    ASSERT_THAT(run, grade::WarpEfficiencyAtLeast(0.25))
        << "Hint: one thread that does everything races with nobody, but it is no repair.";
  }
}

}  // namespace
