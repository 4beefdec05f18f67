// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/02_custom_kernels/reduce/reduce.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "absl/strings/str_cat.h"
#include "common/grade/grade.h"
#include "modules/02_custom_kernels/reduce/reduce_reference.h"

namespace {

using grade::Computes, grade::ComputesWithin, grade::Out, grade::Random, grade::RunResult;

const grade::Submission<decltype(Reduce)> submission;

// The README derives it.
const grade::Tolerance kTolerance{/*relative=*/std::ldexp(1.0, -16)};

// Whole numbers from 1 to `largest`, a third of them negative. The sums of a million of up to 15
// and of four million of up to 3 stay below 2^24, so that any order of additions is exact; none is
// 0, so that none can be left out.
std::vector<float> WholeNumbers(int n, int largest = 15) {
  const std::vector<int> numbers = Random<int>(n, 1, largest);
  std::vector<float> values(numbers.begin(), numbers.end());
  for (int i = 1; i < n; i += 3) values[i] = -values[i];
  return values;
}

RunResult Run(const std::vector<float>& values) { return submission.Run(values, Out<float>(1)); }

testing::Matcher<const RunResult&> IsSumOf(const std::vector<float>& values) {
  return Computes({ReduceReference(values)});
}

// Runs the sizes one after another in one process: nothing may be left over from the one before.
void ExpectRightFor(const std::vector<int>& sizes, const char* hint) {
  std::vector<std::vector<float>> cases;
  std::vector<grade::wire::Call> calls;
  for (int n : sizes) {
    cases.push_back(WholeNumbers(n));
    calls.push_back(submission.Call(cases.back(), Out<float>(1)));
  }
  const std::vector<RunResult> runs = submission.RunTogether(calls);
  for (std::size_t i = 0; i < runs.size(); ++i) {
    ASSERT_THAT(runs[i], IsSumOf(cases[i])) << "Hint: " << hint;
  }
}

// The lanes of a warp are added up in registers: two accesses to shared memory for a warp are
// enough, one that leaves the warp's sum there and one that fetches it.
MATCHER(AddsLanesByShuffles, "adds up the lanes of a warp by shuffles, not in shared memory") {
  if (!arg.counted()) return true;
  const auto totals = arg.Totals();
  const std::uint64_t shared =
      totals.shared_load_requests + totals.shared_store_requests + totals.shared_atomic_operations;
  if (totals.warp_syncs == 0) {
    *result_listener << "no warp of it makes a shuffle";
    return false;
  }
  *result_listener << absl::StrCat("it makes ", shared, " accesses to shared memory for ",
                                   totals.warps, " warps");
  return shared <= 2 * totals.warps;
}

RUBRIC(ReduceTest, Tiny, 1, "right for 0, 1, 2 and 3 values") {
  ExpectRightFor({0, 1, 2, 3, 1, 0},
                 "with no values the sum is 0, and still has to be written; a thread without a "
                 "value adds 0.");
}

RUBRIC(ReduceTest, AroundBlock, 1, "right for sizes around a warp and around every usual block") {
  std::vector<int> sizes = grade::WarpSizes();
  for (int threads : {64, 128, 256, 512, 1024}) {
    for (int n : grade::SizesAroundBlock(threads)) sizes.push_back(n);
  }
  ExpectRightFor(sizes,
                 "in the last block some warps have values for a few lanes only, and some for "
                 "none; all of them shuffle.");
}

RUBRIC(ReduceTest, Primes, 1, "right for sizes that no grid divides") {
  ExpectRightFor(grade::PrimeSizes(), "does every warp's sum reach the block's?");
}

RUBRIC(ReduceTest, Large, 2, "right for a million values") {
  const std::vector<float> values = WholeNumbers(grade::LargeSize());
  EXPECT_THAT(Run(values), IsSumOf(values))
      << "Hint: does every value have a thread, however many blocks there are?";
}

RUBRIC(ReduceTest, Rounding, 2, "fractions are added, and rounding stays within 2^-16") {
  for (int n : {33, 1000, 2049, 5003}) {
    const std::vector<float> values = Random<float>(n, 0.5f, 1.5f);
    EXPECT_THAT(Run(values), ComputesWithin(kTolerance, {ReduceReference(values)}))
        << "Hint: any order of float additions is near enough. Is every partial sum a float?";
  }
}

RUBRIC(ReduceTest, Clean, 3, "no race, no bad address, no bad shuffle, in any order") {
  for (int n : {0, 1, 31, 33, 255, 257, 1500}) {
    const std::vector<float> values = WholeNumbers(n);
    const RunResult run = submission.RunEverySchedule(values, Out<float>(1));
    ASSERT_THAT(run, n == 0 ? grade::IsCleanOrEmpty() : grade::IsClean())
        << "Hint(invalid-mask, divergent-barrier, hang, race): all lanes that a shuffle's mask "
           "names must reach it; all threads must meet "
           "between leaving the warps' sums and fetching them.";
    ASSERT_THAT(run, IsSumOf(values)) << "Hint: this line counts once the values are right.";
  }
}

RUBRIC(ReduceTest, Coalesced, 1, "neighbouring threads read neighbouring values") {
  const int n = 1 << 18;
  const std::vector<float> values = WholeNumbers(n);
  const RunResult run = Run(values);
  ASSERT_THAT(run, IsSumOf(values)) << "Hint: this line counts once the values are right.";
  EXPECT_THAT(run, grade::LoadsAtMost(1.05, grade::Sectors<float>(n)))
      << "Hint: a grid-stride loop reads each value once, 128 bytes a warp.";
}

RUBRIC(ReduceTest, Contention, 2, "at most one atomic in global memory for 128 values") {
  const int n = 1 << 18;
  const std::vector<float> values = WholeNumbers(n);
  const RunResult run = Run(values);
  ASSERT_THAT(run, IsSumOf(values)) << "Hint: this line counts once the values are right.";
  EXPECT_THAT(run, grade::GlobalAtomicsAtMost(n / 128))
      << "Hint: let each block add up its own values, and one of its threads add to the result.";
}

RUBRIC(ReduceTest, Shuffles, 2, "at most two accesses to shared memory for a warp") {
  const int n = 1 << 18;
  const std::vector<float> values = WholeNumbers(n);
  const RunResult run = Run(values);
  ASSERT_THAT(run, IsSumOf(values)) << "Hint: this line counts once the values are right.";
  EXPECT_THAT(run, AddsLanesByShuffles())
      << "Hint: with __shfl_down_sync a lane reads a register of another.";
}

RUBRIC(ReduceTest, Speedup, 1,
       "100 times as fast as one CPU core as predicted, 20 times on a GPU") {
  const int n = 1 << 22;
  const std::vector<float> values = WholeNumbers(n, 3);
  const RunResult run = submission.RunTimed(values, Out<float>(1));
  ASSERT_THAT(run, IsSumOf(values)) << "Hint: this line counts once the values are right.";
  // 4 bytes and one addition a value.
  EXPECT_THAT(run, grade::SpeedupAtLeast(run.predicted() ? 100 : 20,
                                         {4.0 * n, 1.0 * n, [&] { ReduceReference(values); }}))
      << "Hint: each block costs an atomic operation, and they queue. A grid-stride loop does with "
         "fewer blocks.";
}

}  // namespace
