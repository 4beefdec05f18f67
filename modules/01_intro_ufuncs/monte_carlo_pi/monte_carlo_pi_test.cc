// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/01_intro_ufuncs/monte_carlo_pi/monte_carlo_pi.h"

#include <sched.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "common/grade/grade.h"
#include "common/grade/settings.h"
#include "modules/01_intro_ufuncs/monte_carlo_pi/monte_carlo_pi_reference.h"

namespace {

using grade::Computes, grade::ComputesWithin, grade::RunResult;

const grade::Submission<decltype(MonteCarloPi)> submission;

// The README derives it: how many standard deviations an estimate may be off.
constexpr double kSigmas = 6;
// What the contract allows a call.
constexpr int kThreadsOfACall = 16;

struct Question {
  std::int64_t n;
  std::uint64_t seed;
};

std::uint64_t FreshSeed() { return grade::Engine()(); }

// `count` questions about n points, each with a seed of its own.
std::vector<Question> Questions(std::int64_t n, int count) {
  std::vector<Question> questions;
  for (int i = 0; i < count; ++i) questions.push_back({n, FreshSeed()});
  return questions;
}

// The estimates, all made by one process. Fails, and returns nothing, if one of them is no
// 4 * hits / n with a whole number of hits from 0 to n.
std::vector<double> Ask(const std::vector<Question>& questions) {
  std::vector<grade::wire::Call> calls;
  for (const auto& [n, seed] : questions) calls.push_back(submission.Call(n, seed));
  grade::GlobalSettings().limits.threads =
      grade::Limits().threads + kThreadsOfACall * static_cast<int>(calls.size());
  const std::vector<RunResult> runs = submission.RunTogether(calls);

  const testing::Matcher<const RunResult&> in_range = ComputesWithin({0, /*absolute=*/2}, {2});
  std::vector<double> estimates;
  for (std::size_t i = 0; i < runs.size(); ++i) {
    if (!testing::Value(runs[i], in_range)) {
      EXPECT_THAT(runs[i], in_range) << "Hint: 4 * hits / n lies between 0 and 4.";
      return {};
    }
    estimates.push_back(runs[i].Output<double>().front());
    const double hits = estimates.back() * static_cast<double>(questions[i].n) / 4;
    if (!(std::fabs(hits - std::round(hits)) < 1e-6)) {
      ADD_FAILURE() << "on " << runs[i].Describe() << ": your estimate " << estimates.back()
                    << " is 4 * hits / n for " << hits
                    << " hits\nHint: count in whole numbers, and divide once, in double.";
      return {};
    }
  }
  return estimates;
}

double Mean(const std::vector<double>& values) {
  double sum = 0;
  for (double value : values) sum += value;
  return sum / static_cast<double>(values.size());
}

// The mean of the products of (value - mean) with itself `lag` places on.
double Covariance(const std::vector<double>& values, std::size_t lag) {
  const double mean = Mean(values);
  double sum = 0;
  for (std::size_t i = lag; i < values.size(); ++i) {
    sum += (values[i] - mean) * (values[i - lag] - mean);
  }
  return sum / static_cast<double>(values.size() - lag);
}

bool Differ(const std::vector<double>& values) {
  const auto [low, high] = std::minmax_element(values.begin(), values.end());
  return *low < *high;
}

// The mean of `count` estimates from n points is an estimate from count * n points.
void ExpectUnbiased(std::int64_t n, int count, const char* hint) {
  const std::vector<double> estimates = Ask(Questions(n, count));
  if (estimates.empty()) return;
  if (count > 1 && !Differ(estimates)) {
    ADD_FAILURE() << "all estimates from " << n << " points are " << estimates.front()
                  << ", whatever the seed\nHint: the seed decides what points are drawn.";
    return;
  }
  const double off = std::fabs(Mean(estimates) - kPi);
  const double allowed = kSigmas * StandardDeviation(static_cast<double>(n) * count);
  if (off <= allowed) return;
  ADD_FAILURE() << "the mean of " << count << " estimates from " << n << " points each is "
                << Mean(estimates) << ", off by " << off << "; allowed: " << allowed
                << "\nHint: " << hint;
}

// Whether estimates from n points are what estimates are, on average and not all the same: a line
// that compares estimates with each other counts only then.
bool AreEstimates(std::int64_t n, const std::vector<double>& estimates) {
  if (estimates.empty()) return false;
  const double points = static_cast<double>(n) * static_cast<double>(estimates.size());
  const bool right = std::fabs(Mean(estimates) - kPi) <= kSigmas * StandardDeviation(points);
  if (right && Differ(estimates)) return true;
  ADD_FAILURE() << "Hint: this line counts once the estimates are right and depend on the seed.";
  return false;
}

// How far the observed variance of that many estimates may be from the true one, as a factor: the
// chi-squared distribution at kSigmas, by the approximation of Wilson and Hilferty.
struct Band {
  double low, high;
};
Band VarianceBand(int count) {
  const double spread = 2.0 / (9.0 * (count - 1));
  const double middle = 1 - spread, reach = kSigmas * std::sqrt(spread);
  return {std::pow(middle - reach, 3), std::pow(middle + reach, 3)};
}

// While it lives, this process and those it starts run on one core.
class OneCore {
 public:
  OneCore() {
    sched_getaffinity(0, sizeof(before_), &before_);
    int core = 0;
    while (core < CPU_SETSIZE - 1 && !CPU_ISSET(core, &before_)) ++core;
    cpu_set_t one;
    CPU_ZERO(&one);
    CPU_SET(core, &one);
    sched_setaffinity(0, sizeof(one), &one);
  }
  ~OneCore() { sched_setaffinity(0, sizeof(before_), &before_); }
  OneCore(const OneCore&) = delete;
  OneCore& operator=(const OneCore&) = delete;

 private:
  cpu_set_t before_;
};

RUBRIC(MonteCarloPiTest, Tiny, 2, "1, 2 and 3 points: each drawn, each counted once") {
  for (std::int64_t n : {1, 2, 3}) {
    ExpectUnbiased(n, 400,
                   "are there n points, and no point less or more, also where n is smaller than "
                   "the number of threads?");
  }
}

RUBRIC(MonteCarloPiTest, NoPoints, 1, "no points, no estimate: NaN") {
  EXPECT_THAT(submission.Run(0, FreshSeed()), Computes({std::numeric_limits<double>::quiet_NaN()}))
      << "Hint: 0.0 / 0.0 is NaN in double. Of integers, a division by 0 ends the program.";
}

RUBRIC(MonteCarloPiTest, Unbiased, 3, "right on average, whatever the number of points") {
  // Of 31 points one too few is 3 %, which 800 estimates tell from chance.
  for (const auto& [n, count] : {std::pair{31, 800}, {33, 800}, {1009, 100}, {4099, 100}}) {
    ExpectUnbiased(n, count,
                   "are x and y two numbers, each between 0 and 1, and is every point drawn that "
                   "you divide by?");
  }
  ExpectUnbiased(262'147, 1, "the estimate is 4 times the share of the hits.");
}

RUBRIC(MonteCarloPiTest, Large, 2, "24 million points: off by less than 0.0021") {
  ExpectUnbiased(24'000'001, 1,
                 "a float counts to 16 777 216 and no further; and coordinates that are multiples "
                 "of a thousandth hit the circle too often.");
}

RUBRIC(MonteCarloPiTest, SameSeed, 2, "the same seed, the same result") {
  const std::int64_t n = 100'003;
  const std::uint64_t seed = FreshSeed();
  std::vector<Question> questions;
  for (int i = 0; i < 8; ++i) {
    questions.push_back({n, seed});
    questions.push_back({n, FreshSeed()});
  }
  const std::vector<double> first = Ask(questions), second = Ask(questions);
  if (first.empty() || second.empty()) return;
  std::vector<double> different = {first[0]};
  for (std::size_t i = 1; i < first.size(); i += 2) different.push_back(first[i]);
  if (!AreEstimates(n, different)) return;
  for (std::size_t i = 0; i < questions.size(); ++i) {
    const double expected = i % 2 == 0 ? first[0] : first[i];
    for (double estimate : {first[i], second[i]}) {
      ASSERT_EQ(estimate, expected)
          << "The estimates differ for the same " << questions[i].n << " points and seed.\n"
          << "Hint: make the generator anew in each call, from the seed alone. Threads that share "
             "a generator, or a count, meet in a different order each time.";
    }
  }
}

RUBRIC(MonteCarloPiTest, EveryBit, 2, "another seed, other points, whichever bit is different") {
  // Two estimates are the same by chance in one case of a hundred; not for six pairs of seeds.
  constexpr int kPairs = 6, kBits = 64;
  std::vector<Question> questions;
  for (int pair = 0; pair < kPairs; ++pair) {
    const std::uint64_t seed = FreshSeed();
    questions.push_back({4001, seed});
    for (int bit = 0; bit < kBits; ++bit) {
      questions.push_back({4001, seed ^ (std::uint64_t{1} << bit)});
    }
  }
  const std::vector<double> estimates = Ask(questions);
  if (estimates.empty()) return;
  for (int bit = 0; bit < kBits; ++bit) {
    int same = 0;
    for (int pair = 0; pair < kPairs; ++pair) {
      const std::size_t at = static_cast<std::size_t>(pair) * (kBits + 1);
      if (estimates[at] == estimates[at + 1 + static_cast<std::size_t>(bit)]) ++same;
    }
    ASSERT_LT(same, kPairs) << "Seeds that differ in bit " << bit << " give the same estimate.\n"
                            << "Hint: some generators take 32 bits of a seed and drop the rest.";
  }
}

RUBRIC(MonteCarloPiTest, Spread, 2, "estimates spread as far as independent points make them") {
  const std::int64_t n = 2003;
  const int count = 800;
  const std::vector<double> estimates = Ask(Questions(n, count));
  if (!AreEstimates(n, estimates)) return;
  const double expected = std::pow(StandardDeviation(n), 2);
  const double ratio = Covariance(estimates, 0) * count / (count - 1) / expected;
  const Band band = VarianceBand(count);
  if (ratio >= band.low && ratio <= band.high) return;
  ADD_FAILURE() << "the variance of " << count << " estimates is " << ratio
                << " times that of independent points; allowed: " << band.low << " to " << band.high
                << "\nHint: too large, and threads draw the same points: give each a stream of its "
                   "own. Too small, and the points are not drawn at random.";
}

RUBRIC(MonteCarloPiTest, NeighbouringSeeds, 1, "neighbouring seeds share no points") {
  const std::int64_t n = 2003;
  const int count = 400, lags = 8;
  std::vector<Question> questions;
  const std::uint64_t seed = FreshSeed();
  for (int i = 0; i < count; ++i) {
    questions.push_back({n, seed + static_cast<std::uint64_t>(i)});
  }
  const std::vector<double> estimates = Ask(questions);
  if (!AreEstimates(n, estimates)) return;
  const double variance = Covariance(estimates, 0);
  for (int lag = 1; lag <= lags; ++lag) {
    const double correlation = Covariance(estimates, static_cast<std::size_t>(lag)) / variance;
    ASSERT_LE(std::fabs(correlation), kSigmas / std::sqrt(count - lag))
        << "The estimates for seeds that differ by " << lag << " are correlated.\n"
        << "Hint: if thread t starts with seed + t, then thread 1 of one seed draws the points of "
           "thread 0 of the next.";
  }
}

RUBRIC(MonteCarloPiTest, AnyCores, 1, "the same result on one core and on all of them") {
  const std::int64_t n = 500'009;
  const std::vector<Question> questions = Questions(n, 5);
  const std::vector<double> on_all = Ask(questions);
  std::vector<double> on_one;
  {
    const OneCore one_core;
    on_one = Ask(questions);
  }
  if (!AreEstimates(n, on_all) || on_one.empty()) return;
  ASSERT_EQ(on_one, on_all)
      << "Hint: the points must not depend on how many threads draw them. Cut them into a fixed "
         "number of pieces, or compute point i from the seed and i.";
}

}  // namespace
