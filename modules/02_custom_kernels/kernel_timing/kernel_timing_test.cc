// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/02_custom_kernels/kernel_timing/kernel_timing.h"

#include <cstddef>
#include <cstdint>
#include <vector>

#include "common/grade/grade.h"
#include "modules/02_custom_kernels/kernel_timing/kernel_timing_reference.h"

namespace {

using grade::Computes, grade::Out, grade::Random, grade::RunResult;

const grade::Submission<decltype(TimeSquare)> submission;

struct Grid {
  int blocks, threads;
};

constexpr Grid kOneThread = {1, 1}, kOneBlock = {1, 1024}, kWholeDevice = {1056, 256};

// The outputs of a call.
constexpr int kSquares = 0, kMilliseconds = 1;

// On the simulator the time between the events is the predicted time of the kernel, but for the
// rounding of sums. Anything else between the events adds 4 us at least.
constexpr double kTolerance = 1e-3;

// On a GPU the time is that of one of the repetitions, and the call around it is their median.
constexpr double kJitter = 1.5;

constexpr char kNotReady[] =
    "Hint: cudaErrorNotReady means that the GPU had not come to the second event when its time was "
    "asked for. Wait for that event first.";

std::vector<int> Numbers(int n) { return Random<int>(n, -2000000000, 2000000000); }

grade::wire::Call Call(const std::vector<int>& x, Grid grid) {
  return submission.Call(x, Out<std::int64_t>(x.size()), Out<float>(1), grid.blocks, grid.threads);
}

testing::Matcher<const RunResult&> IsSquareOf(const std::vector<int>& x) {
  return Computes(TimeSquareReference(x), kSquares);
}

// Matches a run whose time lies within what its whole call took, and is at least `share` of it.
MATCHER_P(TellsAShareOfItsCall, share, "tells the time of its kernel") {
  const std::vector<float> told = arg.template Output<float>(kMilliseconds);
  if (told.size() != 1) {
    *result_listener << "the call did not finish";
    return false;
  }
  const double seconds = static_cast<double>(told.front()) * 1e-3;
  *result_listener << "it tells " << seconds * 1e6 << " us of a call that took "
                   << arg.seconds() * 1e6 << " us";
  return seconds > 0 && seconds <= kJitter * arg.seconds() &&
         kJitter * seconds >= share * arg.seconds();
}

// What must be true of the time that `run` tells. `share` is how much of the call the kernel is, at
// least; it is asked for on a GPU only.
testing::Matcher<const RunResult&> TellsTheTime(const RunResult& run, double share) {
  if (!run.predicted()) return TellsAShareOfItsCall(share);
  double seconds = 0;
  if (!run.kernels().empty()) {
    const simt::KernelRecord& kernel = run.kernels().front();
    seconds = kernel.predicted_seconds / static_cast<double>(kernel.counters.launches);
  }
  return grade::ComputesWithin({kTolerance}, std::vector<double>{seconds * 1e3}, kMilliseconds);
}

void ExpectTheTime(int n, Grid grid, double share) {
  const std::vector<int> x = Numbers(n);
  const RunResult run =
      submission.RunTimed(x, Out<std::int64_t>(n), Out<float>(1), grid.blocks, grid.threads);
  ASSERT_THAT(run, IsSquareOf(x)) << "Hint: this line counts once the values are right.";
  ASSERT_THAT(run, grade::LaunchesExactly(grid.blocks, grid.threads))
      << "Hint: this line counts once the grid is the one that was given.";
  EXPECT_THAT(run, TellsTheTime(run, share))
      << "Hint: in milliseconds, with nothing but the launch between the two events, and asked for "
         "after the second has happened. This is the second output.";
}

RUBRIC(KernelTimingTest, Values, 2, "right on any grid, for 0 elements to thousands") {
  std::vector<int> sizes = grade::TinySizes();
  for (int n : {31, 32, 33, 255, 256, 257, 1009, 4001}) sizes.push_back(n);
  std::vector<std::vector<int>> cases;
  std::vector<grade::wire::Call> calls;
  for (Grid grid : {kOneThread, kOneBlock, Grid{3, 33}, Grid{7, 96}}) {
    for (int n : sizes) {
      cases.push_back(Numbers(n));
      calls.push_back(Call(cases.back(), grid));
    }
  }
  const std::vector<RunResult> runs = submission.RunTogether(calls);
  for (std::size_t i = 0; i < runs.size(); ++i) {
    ASSERT_THAT(runs[i], IsSquareOf(cases[i])) << kNotReady;
  }
}

RUBRIC(KernelTimingTest, GivenGrid, 1, "one launch, on exactly the grid that was given") {
  const std::vector<int> x = Numbers(1009);
  for (Grid grid : {kOneThread, kOneBlock, Grid{7, 96}, Grid{64, 128}}) {
    const RunResult run = submission.RunTogether({Call(x, grid)}).front();
    ASSERT_THAT(run, IsSquareOf(x)) << "Hint: this line counts once the values are right.";
    ASSERT_THAT(run, grade::LaunchesKernels(1, 1)) << "Hint: one launch does all the work.";
    ASSERT_THAT(run, grade::LaunchesExactly(grid.blocks, grid.threads))
        << "Hint: <<<blocks, threads>>>, as they come.";
  }
}

RUBRIC(KernelTimingTest, OneThread, 2, "tells how long one thread takes") {
  // On a GPU this is milliseconds, beside which the rest of the call is small.
  ExpectTheTime(static_cast<int>(grade::RandomInteger(60000, 70000)), kOneThread, 0.5);
}

RUBRIC(KernelTimingTest, OneBlock, 1, "tells how long one block takes") {
  ExpectTheTime(static_cast<int>(grade::RandomInteger(60000, 70000)), kOneBlock, 0);
}

RUBRIC(KernelTimingTest, WholeDevice, 2,
       "tells how long the whole device takes, for two millions") {
  ExpectTheTime((1 << 20) + grade::LargeSize(), kWholeDevice, 0);
}

RUBRIC(KernelTimingTest, EveryCall, 1, "each of several calls tells its own time") {
  std::vector<std::vector<int>> cases;
  std::vector<grade::wire::Call> calls;
  for (int n : {0, 4001, 100, 20011}) {
    for (Grid grid : {kOneThread, kOneBlock}) {
      cases.push_back(Numbers(n));
      calls.push_back(Call(cases.back(), grid));
    }
  }
  const std::vector<RunResult> runs = submission.RunTogether(calls);
  for (std::size_t i = 0; i < runs.size(); ++i) {
    ASSERT_THAT(runs[i], IsSquareOf(cases[i])) << "Hint: this line counts once the values are "
                                                  "right.";
    if (!runs[i].predicted()) continue;  // a single call on a GPU also loads the kernel
    ASSERT_THAT(runs[i], TellsTheTime(runs[i], 0))
        << "Hint: record both events anew in every call. The time is the second output.";
  }
}

RUBRIC(KernelTimingTest, Clean, 1, "no bad address, no race, no ignored error, in any order") {
  for (int n : {0, 1, 33, 4001}) {
    const std::vector<int> x = Numbers(n);
    const RunResult run =
        submission.RunEverySchedule(x, Out<std::int64_t>(n), Out<float>(1), 4, 64);
    ASSERT_THAT(run, grade::IsClean()) << "Hint(device-pointer-on-host): host code cannot write "
                                          "milliseconds[0]; copy the time there.";
    ASSERT_THAT(run, IsSquareOf(x)) << "Hint: this line counts once the values are right.";
  }
}

}  // namespace
