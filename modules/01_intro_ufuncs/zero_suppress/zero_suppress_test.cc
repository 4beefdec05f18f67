// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/01_intro_ufuncs/zero_suppress/zero_suppress.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "common/grade/grade.h"
#include "modules/01_intro_ufuncs/zero_suppress/zero_suppress_reference.h"

namespace {

using grade::Computes, grade::Out, grade::Random, grade::RunResult, grade::Sectors;

const grade::Submission<decltype(ZeroSuppress)> submission;

using Waveform = std::vector<std::int16_t>;

constexpr char kOnceRight[] = "Hint: this line counts once the values are right.";
constexpr std::int16_t kThreshold = 15;
constexpr std::int16_t kLowest = std::numeric_limits<std::int16_t>::min();
constexpr std::int16_t kHighest = std::numeric_limits<std::int16_t>::max();

// Noise about 0 with the pulses of a detector. The first values are a pulse, the threshold, and a
// pulse downwards.
Waveform Noise(int n) {
  Waveform waveform = Random<std::int16_t>(n, -30, 30);
  for (int i = 0; i < n; i += 97) waveform[i] = static_cast<std::int16_t>(500 + i % 1000);
  if (n > 1) waveform[1] = kThreshold;
  if (n > 2) waveform[2] = -500;
  return waveform;
}

RunResult Run(const Waveform& waveform, std::int16_t threshold = kThreshold) {
  return submission.Run(waveform, threshold, Out<std::int16_t>(waveform.size()));
}

testing::Matcher<const RunResult&> IsRightFor(const Waveform& waveform,
                                              std::int16_t threshold = kThreshold) {
  return Computes(ZeroSuppressReference(waveform, threshold));
}

// Every threshold in one process: nothing may be left over from the call before.
void ExpectRightFor(const std::vector<std::int16_t>& thresholds, const Waveform& waveform,
                    const char* hint) {
  std::vector<grade::wire::Call> calls;
  for (std::int16_t threshold : thresholds) {
    calls.push_back(submission.Call(waveform, threshold, Out<std::int16_t>(waveform.size())));
  }
  const std::vector<RunResult> runs = submission.RunTogether(calls);
  for (std::size_t i = 0; i < runs.size(); ++i) {
    ASSERT_THAT(runs[i], IsRightFor(waveform, thresholds[i])) << "Hint: " << hint;
  }
}

RUBRIC(ZeroSuppressTest, Tiny, 1, "right for 0, 1, 2 and 3 values") {
  for (int n : grade::TinySizes()) {
    const Waveform waveform = Noise(n);
    ASSERT_THAT(Run(waveform), IsRightFor(waveform))
        << "Hint: keep a value at or above the threshold, write 0 for any other.";
  }
}

RUBRIC(ZeroSuppressTest, AroundBlock, 1, "right for sizes around a warp and around blocks") {
  std::vector<int> sizes = grade::WarpSizes();
  for (int threads : {128, 256, 512, 1024}) {
    for (int n : grade::SizesAroundBlock(threads)) sizes.push_back(n);
  }
  for (int n : grade::PrimeSizes()) sizes.push_back(n);
  std::vector<Waveform> cases;
  std::vector<grade::wire::Call> calls;
  for (int n : sizes) {
    cases.push_back(Noise(n));
    calls.push_back(submission.Call(cases.back(), kThreshold, Out<std::int16_t>(n)));
  }
  const std::vector<RunResult> runs = submission.RunTogether(calls);
  for (std::size_t i = 0; i < runs.size(); ++i) {
    ASSERT_THAT(runs[i], IsRightFor(cases[i]))
        << "Hint: a ufunc finds the elements by itself; a kernel of yours needs a guard.";
  }
}

RUBRIC(ZeroSuppressTest, Large, 1, "right for a million values") {
  const Waveform waveform = Noise(grade::LargeSize());
  EXPECT_THAT(Run(waveform), IsRightFor(waveform)) << "Hint: does every value have a thread?";
}

RUBRIC(ZeroSuppressTest, AtThreshold, 2, "a value at the threshold is kept, one below it is not") {
  Waveform waveform;
  for (int repeat = 0; repeat < 20; ++repeat) {
    for (int value = -18; value <= 18; ++value) {
      waveform.push_back(static_cast<std::int16_t>(value));
    }
  }
  ExpectRightFor(
      {15, 14, 1, 0, -1, -15}, waveform,
      "is the comparison >=, of the value with its sign, and with the threshold that was "
      "given?");
}

RUBRIC(ZeroSuppressTest, WholeRange, 2, "right for every value of 16 bits and any threshold") {
  Waveform waveform;
  for (int value = kLowest; value <= kHighest; ++value) {
    waveform.push_back(static_cast<std::int16_t>(value));
  }
  std::shuffle(waveform.begin(), waveform.end(), grade::Engine());
  ExpectRightFor({kThreshold, 1000, -1000, kHighest, kLowest, kLowest + 1}, waveform,
                 "a difference of two 16-bit numbers may not fit into 16 bits: compare, do not "
                 "subtract.");
}

RUBRIC(ZeroSuppressTest, Clean, 1, "no bad address, no race, no ignored error, in any order") {
  for (int n : {0, 1, 3, 33, 257, 1025, 4001}) {
    const Waveform waveform = Noise(n);
    const RunResult run = submission.RunEverySchedule(waveform, kThreshold, Out<std::int16_t>(n));
    ASSERT_THAT(run, n == 0 ? grade::IsCleanOrEmpty() : grade::IsClean());
    ASSERT_THAT(run, IsRightFor(waveform)) << kOnceRight;
  }
}

RUBRIC(ZeroSuppressTest, SixteenBits, 2, "moves two bytes in and two bytes out for a value") {
  const int n = 1 << 18;
  const Waveform waveform = Noise(n);
  const RunResult run = Run(waveform);
  ASSERT_THAT(run, IsRightFor(waveform)) << kOnceRight;
  EXPECT_THAT(run, grade::LoadsAtMost(1.05, Sectors<std::int16_t>(n)))
      << "Hint: an array of int or float beside the waveform costs more than the waveform.";
  EXPECT_THAT(run, grade::StoresAtMost(1.05, Sectors<std::int16_t>(n)))
      << "Hint: write each value once, as the 16 bits it is.";
}

RUBRIC(ZeroSuppressTest, Speedup, 1,
       "150 times as fast as one CPU core as predicted, 5 times on a GPU") {
  const int n = 1 << 22;
  const Waveform waveform = Noise(n);
  const RunResult run = submission.RunTimed(waveform, kThreshold, Out<std::int16_t>(n));
  ASSERT_THAT(run, IsRightFor(waveform)) << kOnceRight;
  // 4 bytes a value, a comparison and a choice.
  EXPECT_THAT(run, grade::SpeedupAtLeast(
                       run.predicted() ? 150 : 5,
                       {4.0 * n, 2.0 * n, [&] { ZeroSuppressReference(waveform, kThreshold); }}))
      << "Hint: is there one pass over the waveform, and no other memory traffic?";
}

}  // namespace
