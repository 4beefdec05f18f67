// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/02_custom_kernels/monte_carlo_pi_kernel/monte_carlo_pi_kernel.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "common/grade/grade.h"
#include "modules/02_custom_kernels/monte_carlo_pi_kernel/monte_carlo_pi_kernel_reference.h"

namespace {

using grade::Computes, grade::Out, grade::RunResult;

const grade::Submission<decltype(MonteCarloPi)> submission;

constexpr char kValuesFirst[] = "Hint: this line counts once the values are right.";

struct Case {
  unsigned int streams, points;
  // The upper half of the seed is 0, but for the line that asks whether it matters.
  std::uint64_t seed = static_cast<std::uint64_t>(grade::RandomInteger(1, 0xffffffff));
};

RunResult Run(const Case& c) {
  return submission.Run(c.seed, c.points, Out<unsigned int>(c.streams), Out<unsigned long long>(1));
}

RunResult RunTimed(const Case& c) {
  return submission.RunTimed(c.seed, c.points, Out<unsigned int>(c.streams),
                             Out<unsigned long long>(1));
}

RunResult RunEverySchedule(const Case& c) {
  return submission.RunEverySchedule(c.seed, c.points, Out<unsigned int>(c.streams),
                                     Out<unsigned long long>(1));
}

void ExpectRight(const RunResult& run, const Case& c, const std::string& hint) {
  const Hits expected = MonteCarloPiReference(c.seed, c.points, c.streams);
  ASSERT_THAT(run, Computes(expected.inside, 0)) << hint;
  ASSERT_THAT(run, Computes({expected.total}, 1)) << hint;
}

// Runs the cases one after another in one process: nothing may be left over from the case before.
void ExpectRightFor(const std::vector<Case>& cases, const std::string& hint) {
  std::vector<grade::wire::Call> calls;
  for (const Case& c : cases) {
    calls.push_back(submission.Call(c.seed, c.points, Out<unsigned int>(c.streams),
                                    Out<unsigned long long>(1)));
  }
  const std::vector<RunResult> runs = submission.RunTogether(calls);
  for (std::size_t i = 0; i < runs.size(); ++i) {
    ASSERT_NO_FATAL_FAILURE(ExpectRight(runs[i], cases[i], "Hint: " + hint));
  }
}

// Counts of streams that draw from numbers of their own: each plausible, none a copy of another.
// The numbering of the streams is not asked for.
MATCHER_P(HasOwnStreams, points, "draws the points of each stream from numbers of its own") {
  const std::vector<unsigned int> inside = arg.template Output<unsigned int>(0);
  const double p = std::acos(-1.0) / 4;
  const double deviation = std::sqrt(points * p * (1 - p));
  for (std::size_t stream = 0; stream < inside.size(); ++stream) {
    // Beyond 8 standard deviations chance does not reach.
    if (std::abs(inside[stream] - points * p) <= 8 * deviation) continue;
    *result_listener << absl::StrCat("stream ", stream, " has ", inside[stream], " of ", points,
                                     " points inside, where about ", std::round(points * p),
                                     " are likely: they are no random points");
    return false;
  }
  for (std::size_t lag = 1; lag < inside.size(); lag *= 2) {
    std::size_t equal = 0;
    for (std::size_t i = lag; i < inside.size(); ++i) equal += inside[i] == inside[i - lag] ? 1 : 0;
    // By chance two counts are equal once in 2 sqrt(pi) standard deviations, about 1 % here; if one
    // stream begins a draw after the other, half of the time.
    if (4 * equal < inside.size() - lag) continue;
    *result_listener << absl::StrCat("streams 0 and ", lag, ", 1 and ", lag + 1,
                                     " and so on have the same counts (", inside[0], ", ",
                                     inside[1], "): they share their random numbers");
    return false;
  }
  return true;
}

RUBRIC(MonteCarloPiTest, Tiny, 1, "right for 0 to 3 streams of 0 to 3 points") {
  std::vector<Case> cases;
  for (int streams : grade::TinySizes()) {
    for (int points : grade::TinySizes()) {
      cases.push_back({static_cast<unsigned int>(streams), static_cast<unsigned int>(points)});
    }
    // So few points may come out right by chance. These do not.
    for (int i = 0; i < 4; ++i) cases.push_back({static_cast<unsigned int>(streams), 5001});
  }
  ExpectRightFor(cases,
                 "with no streams the total is 0, and still has to be written; with no points all "
                 "counts are 0.");
}

RUBRIC(MonteCarloPiTest, AroundBlock, 1, "right for numbers of streams around a warp and a block") {
  std::vector<Case> cases;
  for (unsigned int streams :
       {31, 32, 33, 127, 128, 129, 255, 256, 257, 511, 513, 1023, 1025, 1009, 4099}) {
    cases.push_back({streams, 100});
  }
  ExpectRightFor(cases, "stream s belongs to the thread with the number s in the whole grid.");
}

RUBRIC(MonteCarloPiTest, Points, 1, "right for odd, even and prime numbers of points") {
  std::vector<Case> cases;
  for (unsigned int points : {1, 2, 3, 4, 5, 31, 64, 127, 1009}) cases.push_back({300, points});
  ExpectRightFor(cases,
                 "one draw is two points; of an odd number of points the last draw gives one.");
}

RUBRIC(MonteCarloPiTest, Seeds, 1, "all 64 bits of the seed matter") {
  std::vector<Case> cases;
  for (std::uint64_t bit : {0, 1, 31, 32, 33, 62, 63}) {
    cases.push_back({300, 1000, grade::Engine()() | std::uint64_t{1} << bit});
  }
  ExpectRightFor(cases, "the key of Philox4x32 is the seed as it is, all 64 bits of it.");
}

RUBRIC(MonteCarloPiTest, Large, 1, "right for a million streams") {
  const Case c = {static_cast<unsigned int>(grade::LargeSize()), 4};
  ExpectRight(Run(c), c, "Hint: does every stream have a thread?");
}

RUBRIC(MonteCarloPiTest, OwnStreams, 2, "no two threads share their random numbers") {
  const Case c = {2048, 4000};
  const RunResult run = Run(c);
  ASSERT_THAT(run, grade::LaunchesKernels(1, 1000)) << "Hint: who draws the points?";
  EXPECT_THAT(run, HasOwnStreams(c.points))
      << "Hint: the second word of the counter is the number of the stream, over all blocks.";
}

RUBRIC(MonteCarloPiTest, Clean, 2, "no race and no bad address, in any order of threads") {
  for (const Case& c : {Case{0, 10}, Case{1, 3}, Case{33, 10}, Case{257, 7}, Case{1100, 2}}) {
    const RunResult run = RunEverySchedule(c);
    ASSERT_THAT(run, c.streams == 0 ? grade::IsCleanOrEmpty() : grade::IsClean())
        << "Hint(race): all threads add to one total.";
    ASSERT_NO_FATAL_FAILURE(ExpectRight(run, c, kValuesFirst));
  }
}

RUBRIC(MonteCarloPiTest, Memory, 2, "for a stream one word is stored and at most one added") {
  const Case c = {1 << 12, 200};
  const RunResult run = Run(c);
  ASSERT_NO_FATAL_FAILURE(ExpectRight(run, c, kValuesFirst));
  EXPECT_THAT(run, grade::StoresAtMost(1.05, grade::Sectors<unsigned int>(c.streams)))
      << "Hint: count in a variable of the thread's own, and store it once.";
  EXPECT_THAT(run, grade::GlobalAtomicsAtMost(c.streams))
      << "Hint: add a stream's count to the total once, not point by point.";
}

RUBRIC(MonteCarloPiTest, Speedup, 1,
       "500 times as fast as one CPU core as predicted, 20 times on a GPU") {
  const Case c = {1 << 16, 128};
  const RunResult run = RunTimed(c);
  ASSERT_NO_FATAL_FAILURE(ExpectRight(run, c, kValuesFirst));
  // A draw is ten rounds of two multiplications, four exclusive-ors and two additions; the test of
  // its two points makes 10 operations. Nothing is read.
  const double draws = 1.0 * c.streams * c.points / 2;
  EXPECT_THAT(run,
              grade::SpeedupAtLeast(run.predicted() ? 500 : 20,
                                    {4.0 * c.streams, 90 * draws,
                                     [&] { MonteCarloPiReference(c.seed, c.points, c.streams); }}))
      << "Hint: does every stream have a thread of its own?";
}

}  // namespace
