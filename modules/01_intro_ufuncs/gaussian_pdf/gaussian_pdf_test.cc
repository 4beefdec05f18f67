// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/01_intro_ufuncs/gaussian_pdf/gaussian_pdf.h"

#include <cmath>
#include <cstddef>
#include <vector>

#include "common/grade/grade.h"
#include "modules/01_intro_ufuncs/gaussian_pdf/gaussian_pdf_reference.h"

namespace {

using grade::ComputesWithin, grade::Out, grade::Random, grade::RunResult, grade::Sectors;

const grade::Submission<decltype(GaussianPdf)> submission;

// A rounding of float, relative to the value rounded.
const double kU = std::ldexp(1.0, -24);

struct Case {
  std::vector<float> x;
  float mean, sigma;
};

// Values between `low` and `high` standard deviations from the mean, on both sides of it.
Case CaseAt(int n, double low, double high) {
  Case result{std::vector<float>(n), Random<float>(1, -5, 5)[0],
              static_cast<float>(std::pow(10.0, Random<double>(1, -1, 2)[0]))};
  const std::vector<double> z = Random<double>(n, low, high);
  for (int i = 0; i < n; ++i) {
    result.x[i] = static_cast<float>(result.mean + (i % 2 == 0 ? z[i] : -z[i]) * result.sigma);
  }
  return result;
}

// By how much the contract lets a result at `z` standard deviations differ.
grade::Tolerance ToleranceAt(double z) {
  return {/*relative=*/(z == 0   ? 4
                        : z <= 1 ? 16
                                 : 16 + 4 * z * z) *
              kU,
          /*absolute=*/std::ldexp(1.0, -149)};
}

RunResult Run(const Case& c) {
  return submission.Run(c.x, c.mean, c.sigma, Out<float>(c.x.size()));
}

// Right where no x is further than `z` standard deviations from the mean.
testing::Matcher<const RunResult&> IsRightFor(const Case& c, double z) {
  return ComputesWithin(ToleranceAt(z), GaussianPdfReference(c.x, c.mean, c.sigma));
}

// Runs the cases one after another in one process: nothing may be left over from the case before.
void ExpectRightFor(const std::vector<Case>& cases, double z, const char* hint) {
  std::vector<grade::wire::Call> calls;
  for (const Case& c : cases) {
    calls.push_back(submission.Call(c.x, c.mean, c.sigma, Out<float>(c.x.size())));
  }
  const std::vector<RunResult> runs = submission.RunTogether(calls);
  for (std::size_t i = 0; i < runs.size(); ++i) {
    ASSERT_THAT(runs[i], IsRightFor(cases[i], z)) << "Hint: " << hint;
  }
}

RUBRIC(GaussianPdfTest, Sizes, 2,
       "right for 0 to 3 elements, around warps and blocks, for primes") {
  std::vector<int> sizes = grade::TinySizes();
  for (int n : grade::WarpSizes()) sizes.push_back(n);
  for (int threads : {128, 256, 1024}) {
    for (int n : grade::SizesAroundBlock(threads)) sizes.push_back(n);
  }
  for (int n : grade::PrimeSizes()) sizes.push_back(n);
  std::vector<Case> cases;
  for (int n : sizes) cases.push_back(CaseAt(n, 0.01, 0.99));
  ExpectRightFor(cases, 0.999,
                 "the density of one x, a Vectorize of it, and one call with Out(out); mean and "
                 "sigma are operands, too.");
}

RUBRIC(GaussianPdfTest, Peak, 1, "right to 4 roundings of float where x is the mean") {
  std::vector<Case> cases;
  for (int i = 0; i < 100; ++i) {
    Case c = CaseAt(1, 0, 1);
    c.x[0] = c.mean;
    cases.push_back(c);
  }
  ExpectRightFor(cases, 0,
                 "the exponent is 0 here, so what is off is the constant: sqrt(2 pi) is "
                 "2.50662827463...");
}

RUBRIC(GaussianPdfTest, Tails, 2, "right to 13 standard deviations, and next to 0 beyond") {
  std::vector<Case> cases;
  for (int z = 1; z < 13; ++z) {
    const Case c = CaseAt(500, z, z + 0.99);
    ASSERT_THAT(Run(c), IsRightFor(c, z + 1.0))
        << "Hint: between " << z << " and " << z + 1 << " standard deviations.";
  }
  const Case far = CaseAt(500, 14, 1e6);
  EXPECT_THAT(Run(far), ComputesWithin({0, 1e-32}, std::vector<float>(500, 0.0f)))
      << "Hint: far out the density is 0 to every digit that a float has.";
}

RUBRIC(GaussianPdfTest, Sigmas, 1, "right for every mean and standard deviation") {
  std::vector<Case> cases;
  for (float sigma : {1e-3f, 0.02f, 1.0f, 7.5f, 1e3f}) {
    for (float mean : {0.0f, -3.0f, 100.0f}) {
      Case c{std::vector<float>(101), mean, sigma};
      for (int i = 0; i <= 100; ++i) c.x[i] = mean + 0.019f * static_cast<float>(i - 50) * sigma;
      cases.push_back(c);
    }
  }
  ExpectRightFor(cases, 0.999,
                 "sigma is the standard deviation, not its square, and stands twice.");
}

RUBRIC(GaussianPdfTest, SinglePrecision, 2, "no float becomes a double on the way") {
  const Case c = CaseAt(1000, 0.01, 0.99);
  const RunResult run = Run(c);
  ASSERT_THAT(run, IsRightFor(c, 0.999)) << "Hint: this line counts once the values are right.";
  EXPECT_THAT(run, grade::KeepsFloatsFloat())
      << "Hint: 0.5 is a double, and a float that meets it becomes one; 0.5f is a float.";
}

RUBRIC(GaussianPdfTest, Clean, 1, "no bad address, no race, no ignored error, in any order") {
  for (int n : {0, 1, 31, 257, 1025}) {
    const Case c = CaseAt(n, 0.01, 0.99);
    const RunResult run = submission.RunEverySchedule(c.x, c.mean, c.sigma, Out<float>(n));
    ASSERT_THAT(run, n == 0 ? grade::IsCleanOrEmpty() : grade::IsClean());
    ASSERT_THAT(run, IsRightFor(c, 0.999)) << "Hint: this line counts once the values are right.";
  }
}

RUBRIC(GaussianPdfTest, Coalesced, 1, "one kernel, no copies, each element read and written once") {
  const int n = 1 << 18;
  const Case c = CaseAt(n, 0.01, 0.99);
  const RunResult run = Run(c);
  ASSERT_THAT(run, IsRightFor(c, 0.999)) << "Hint: this line counts once the values are right.";
  EXPECT_THAT(run, grade::LaunchesKernels(1, 1)) << "Hint: one function does the whole formula.";
  EXPECT_THAT(run, grade::CopiesAtMost(0, 0))
      << "Hint: the arrays are on the device, and numbers travel with the call.";
  EXPECT_THAT(run, grade::LoadsAtMost(1.05, Sectors<float>(n)));
  EXPECT_THAT(run, grade::StoresAtMost(1.05, Sectors<float>(n)));
}

RUBRIC(GaussianPdfTest, Speedup, 1,
       "1000 times as fast as one CPU core as predicted, 30 times on a GPU") {
  const int n = 1 << 21;
  const Case c = CaseAt(n, 0.01, 0.99);
  const RunResult run = submission.RunTimed(c.x, c.mean, c.sigma, Out<float>(n));
  ASSERT_THAT(run, IsRightFor(c, 0.999)) << "Hint: this line counts once the values are right.";
  // 8 bytes an element; two divisions and an exponential count 10 operations each, the rest 5.
  EXPECT_THAT(run, grade::SpeedupAtLeast(
                       run.predicted() ? 1000 : 30,
                       {8.0 * n, 35.0 * n, [&] { GaussianPdfReference(c.x, c.mean, c.sigma); }}))
      << "Hint: one kernel, with a thread for each element.";
}

}  // namespace
