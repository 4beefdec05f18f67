// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/02_custom_kernels/histogram/histogram.h"

#include <cfloat>
#include <cmath>
#include <cstddef>
#include <initializer_list>
#include <limits>
#include <vector>

#include "common/grade/grade.h"
#include "modules/02_custom_kernels/histogram/histogram_reference.h"

namespace {

using grade::Computes, grade::Out, grade::Random, grade::RunResult, grade::Sectors;

const grade::Submission<decltype(Histogram)> submission;

constexpr float kInfinity = std::numeric_limits<float>::infinity();

struct Range {
  float xmin, xmax;
  int bins;
};

// A value in bin `bin`, at `place` between its lower edge (0) and its upper edge (1).
float InBin(const Range& range, int bin, double place) {
  const double width = (static_cast<double>(range.xmax) - range.xmin) / range.bins;
  return static_cast<float>(range.xmin + (bin + place) * width);
}

// Values inside the range, spread over all bins, none nearer to an edge than 1 % of a bin: every
// right formula counts them alike, however it rounds.
std::vector<float> Inside(int n, const Range& range) {
  const std::vector<double> places = Random<double>(n, 0.01, 0.99);
  std::vector<float> values(n);
  for (int i = 0; i < n; ++i) {
    values[i] = InBin(range, static_cast<int>(grade::RandomInteger(0, range.bins - 1)), places[i]);
  }
  return values;
}

void Append(std::initializer_list<float> more, std::vector<float>* values) {
  values->insert(values->end(), more);
}

RunResult Run(const std::vector<float>& values, const Range& range) {
  return submission.Run(values, range.xmin, range.xmax, Out<unsigned int>(range.bins));
}

RunResult RunEverySchedule(const std::vector<float>& values, const Range& range) {
  return submission.RunEverySchedule(values, range.xmin, range.xmax, Out<unsigned int>(range.bins));
}

testing::Matcher<const RunResult&> IsRightFor(const std::vector<float>& values,
                                              const Range& range) {
  return Computes(HistogramReference(values, range.xmin, range.xmax, range.bins));
}

// Just below, at and just above both ends of the range, and at every edge between, where the edges
// are exact in float.
std::vector<float> AtEdges(const Range& range) {
  std::vector<float> values = Inside(300, range);
  for (float end : {range.xmin, range.xmax}) {
    Append({std::nextafter(end, -kInfinity), end, std::nextafter(end, kInfinity)}, &values);
  }
  return values;
}

std::vector<float> AtEveryEdge(const Range& range) {
  std::vector<float> values = AtEdges(range);
  for (int bin = 0; bin <= range.bins; ++bin) {
    const float edge = InBin(range, bin, 0);
    Append({std::nextafter(edge, -kInfinity), edge}, &values);
  }
  return values;
}

std::vector<float> WithValuesOutside(const Range& range) {
  std::vector<float> values = Inside(700, range);
  for (double place : Random<double>(100, 0.01, 0.99)) {
    Append({InBin(range, -1, place), InBin(range, range.bins, place)}, &values);
  }
  Append({-1e30f, 1e30f, -FLT_MAX, FLT_MAX, -kInfinity, kInfinity}, &values);
  return values;
}

std::vector<float> WithNotANumber(const Range& range) {
  std::vector<float> values = Inside(700, range);
  for (int i = 0; i < 700; i += 7) values[i] = std::nanf("");
  values[350] = -std::nanf("");
  return values;
}

struct Case {
  std::vector<float> values;
  Range range;
};

// Runs the cases one after another in one process: nothing may be left over from the case before.
void ExpectRightFor(const std::vector<Case>& cases, const char* hint) {
  std::vector<grade::wire::Call> calls;
  for (const auto& [values, range] : cases) {
    calls.push_back(submission.Call(values, range.xmin, range.xmax, Out<unsigned int>(range.bins)));
  }
  const std::vector<RunResult> runs = submission.RunTogether(calls);
  for (std::size_t i = 0; i < runs.size(); ++i) {
    ASSERT_THAT(runs[i], IsRightFor(cases[i].values, cases[i].range)) << "Hint: " << hint;
  }
}

RUBRIC(HistogramTest, Tiny, 1, "right for 0, 1, 2 and 3 values") {
  const Range range{0, 10, 10};
  for (int n : grade::TinySizes()) {
    // The last value lies in bin 0: the thread that clears or adds up that bin is another.
    std::vector<float> values;
    for (int i = 0; i < n; ++i) values.push_back(InBin(range, 3 * (n - 1 - i), 0.5));
    ASSERT_THAT(Run(values, range), IsRightFor(values, range))
        << "Hint: with no values the counts are 0, and still have to be written.";
  }
}

RUBRIC(HistogramTest, AroundBlock, 1,
       "right for sizes around a warp and around every usual block") {
  const Range range{-1, 1, 64};
  std::vector<int> sizes = grade::WarpSizes();
  for (int threads : {128, 256, 512, 1024}) {
    for (int n : grade::SizesAroundBlock(threads)) sizes.push_back(n);
  }
  std::vector<Case> cases;
  for (int n : sizes) cases.push_back({Inside(n, range), range});
  ExpectRightFor(cases,
                 "the last block has threads without a value, and they still have to reach the "
                 "barriers.");
}

RUBRIC(HistogramTest, Primes, 1, "right for odd sizes, odd numbers of bins and ranges off zero") {
  std::vector<Case> cases;
  for (int n : grade::PrimeSizes()) {
    for (const Range& range : {Range{1000, 1001, 7}, Range{-3.5f, 11.25f, 97}}) {
      cases.push_back({Inside(n, range), range});
    }
  }
  ExpectRightFor(cases, "the bin is the distance from xmin in widths of a bin, rounded down.");
}

RUBRIC(HistogramTest, Large, 2, "right for a million values") {
  const Range range{-3, 5, 100};
  const std::vector<float> values = Inside(grade::LargeSize(), range);
  EXPECT_THAT(Run(values, range), IsRightFor(values, range))
      << "Hint: does every value have a thread, however many blocks there are?";
}

RUBRIC(HistogramTest, Outside, 1, "values outside the range and infinities are not counted") {
  for (const Range& range : {Range{0, 10, 10}, Range{-2, 3, 33}}) {
    const std::vector<float> values = WithValuesOutside(range);
    EXPECT_THAT(Run(values, range), IsRightFor(values, range))
        << "Hint: a conversion to int cuts towards 0, so -0.3 becomes bin 0. Compare the value, "
           "not the bin.";
  }
}

RUBRIC(HistogramTest, Edges, 2, "xmin is counted, xmax is not, the value just below it is") {
  for (const Range& range : {Range{0, 8, 8}, Range{-8, -4, 64}, Range{2, 4, 2}}) {
    const std::vector<float> values = AtEveryEdge(range);
    EXPECT_THAT(Run(values, range), IsRightFor(values, range))
        << "Hint: bin b holds edge(b) <= v < edge(b + 1).";
  }
  for (const Range& range : {Range{0, 1, 10}, Range{0, 1, 100}, Range{-3, 7, 30}}) {
    const std::vector<float> values = AtEdges(range);
    EXPECT_THAT(Run(values, range), IsRightFor(values, range))
        << "Hint: the bin of the value just below xmax may round up to the number of bins, one "
           "past the last.";
  }
}

RUBRIC(HistogramTest, NotANumber, 1, "NaN is not counted") {
  const Range range{-1, 1, 20};
  const std::vector<float> values = WithNotANumber(range);
  EXPECT_THAT(Run(values, range), IsRightFor(values, range))
      << "Hint: every comparison with NaN is false. Ask whether the value is inside, not whether "
         "it "
         "is outside.";
}

RUBRIC(HistogramTest, ManyBins, 1, "right for 1 bin and for more bins than a block has threads") {
  std::vector<Case> cases;
  for (int bins : {1, 2, 255, 257, 1025, 4096}) {
    const Range range{0, 1, bins};
    cases.push_back({Inside(5003, range), range});
  }
  ExpectRightFor(cases, "one thread may have to look after several bins.");
}

RUBRIC(HistogramTest, OneBin, 1, "right when a million values fall into one bin") {
  const Range range{0, 10, 10};
  std::vector<float> values;
  for (double place : Random<double>(grade::LargeSize(), 0.01, 0.99)) {
    values.push_back(InBin(range, 6, place));
  }
  EXPECT_THAT(Run(values, range), IsRightFor(values, range))
      << "Hint: now all threads count in the same word; how far can your counters count?";
}

RUBRIC(HistogramTest, Clean, 4, "no race, no bad address, nothing uninitialised, in any order") {
  const Range range{0, 10, 10};
  for (int n : {0, 1, 2, 3, 255, 257, 1025, 4001}) {
    const std::vector<float> values = Inside(n, range);
    const RunResult run = RunEverySchedule(values, range);
    ASSERT_THAT(run, n == 0 ? grade::IsCleanOrEmpty() : grade::IsClean())
        << "Hint(race): two threads may meet in a bin. On a GPU counts are lost then, here they "
           "are "
           "reported.";
    ASSERT_THAT(run, IsRightFor(values, range))
        << "Hint: this line counts once the values are right.";
  }
  const Range many_bins{0, 1, 1025};
  EXPECT_THAT(RunEverySchedule(Inside(1025, many_bins), many_bins), grade::IsClean())
      << "this is with 1025 bins.";
  const Range rounding{-3, 7, 30};
  EXPECT_THAT(RunEverySchedule(AtEdges(rounding), rounding), grade::IsClean())
      << "this is with values at the ends of the range.";
  EXPECT_THAT(RunEverySchedule(WithNotANumber(range), range), grade::IsClean())
      << "this is with NaN among the values.";
}

RUBRIC(HistogramTest, Coalesced, 1, "neighbouring threads read neighbouring values") {
  const int n = 1 << 20;
  const Range range{0, 1, 16};
  const std::vector<float> values = Inside(n, range);
  const RunResult run = Run(values, range);
  ASSERT_THAT(run, IsRightFor(values, range))
      << "Hint: this line counts once the values are right.";
  EXPECT_THAT(run, grade::LoadsAtMost(1.05, Sectors<float>(n)))
      << "Hint: a grid-stride loop reads each value once, 128 bytes a warp.";
}

RUBRIC(HistogramTest, Contention, 2, "at most one atomic in global memory for 16 values") {
  const int n = 1 << 20;
  const Range range{0, 10, 10};
  const std::vector<float> values = Inside(n, range);
  const RunResult run = Run(values, range);
  ASSERT_THAT(run, IsRightFor(values, range))
      << "Hint: this line counts once the values are right.";
  EXPECT_THAT(run, grade::GlobalAtomicsAtMost(n / 16))
      << "Hint: let each block count in shared memory and add its counts to the result once.";
}

RUBRIC(HistogramTest, Speedup, 2,
       "700 times as fast as one CPU core as predicted, 20 times on a GPU") {
  const int n = 1 << 22;
  const Range range{0, 1, 64};
  const std::vector<float> values = Inside(n, range);
  const RunResult run =
      submission.RunTimed(values, range.xmin, range.xmax, Out<unsigned int>(range.bins));
  ASSERT_THAT(run, IsRightFor(values, range))
      << "Hint: this line counts once the values are right.";
  // 4 bytes a value; a division counts 10 operations, the rest 5.
  EXPECT_THAT(run, grade::SpeedupAtLeast(
                       run.predicted() ? 700 : 20,
                       {4.0 * n, 15.0 * n,
                        [&] { HistogramReference(values, range.xmin, range.xmax, range.bins); }}))
      << "Hint: atomics on one word wait for each other. Where do the threads meet?";
}

}  // namespace
