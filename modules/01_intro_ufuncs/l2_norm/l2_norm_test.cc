// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/01_intro_ufuncs/l2_norm/l2_norm.h"

#include <cfloat>
#include <cmath>
#include <cstddef>
#include <vector>

#include "common/grade/grade.h"
#include "modules/01_intro_ufuncs/l2_norm/l2_norm_reference.h"

namespace {

using grade::ComputesWithin, grade::Matrix, grade::Out, grade::RandomMatrix, grade::RunResult,
    grade::Sectors;

const grade::Submission<decltype(L2Norm)> submission;

enum Output { kOfRows, kOfColumns };

struct Size {
  int rows, columns;
};

std::vector<Size> Sizes() {
  return {{0, 3},   {3, 0},    {1, 1},   {1, 2},   {2, 1},    {2, 3},    {3, 2},
          {31, 33}, {33, 31},  {32, 32}, {1, 257}, {255, 1},  {256, 2},  {2, 256},
          {97, 13}, {13, 101}, {64, 65}, {257, 5}, {1025, 3}, {7, 1023}, {5, 4099}};
}

// The contract's: half a rounding for each addition, and 8 for the rest.
grade::Tolerance ToleranceFor(int elements) {
  return {/*relative=*/(elements / 2.0 + 8) * std::ldexp(1.0, -24),
          /*absolute=*/std::ldexp(1.0, -149)};
}

testing::Matcher<const RunResult&> IsRightFor(const Matrix<float>& x, Output output) {
  const L2NormResults expected = L2NormReference(x);
  return output == kOfRows
             ? ComputesWithin(ToleranceFor(x.columns()), expected.of_rows, kOfRows)
             : ComputesWithin(ToleranceFor(x.rows()), expected.of_columns, kOfColumns);
}

testing::Matcher<const RunResult&> IsRightFor(const Matrix<float>& x) {
  return testing::AllOf(IsRightFor(x, kOfRows), IsRightFor(x, kOfColumns));
}

RunResult Run(const Matrix<float>& x) {
  return submission.Run(x, Out<float>(x.rows()), Out<float>(x.columns()));
}

// Runs all sizes in one process, and looks at one of the outputs.
void ExpectRight(Output output, const char* hint) {
  std::vector<Matrix<float>> cases;
  std::vector<grade::wire::Call> calls;
  for (const auto [rows, columns] : Sizes()) {
    cases.push_back(RandomMatrix<float>(rows, columns, -10, 10));
    calls.push_back(submission.Call(cases.back(), Out<float>(rows), Out<float>(columns)));
  }
  const std::vector<RunResult> runs = submission.RunTogether(calls);
  for (std::size_t i = 0; i < runs.size(); ++i) {
    ASSERT_THAT(runs[i], IsRightFor(cases[i], output)) << "Hint: " << hint;
  }
}

RUBRIC(L2NormTest, Rows, 2, "the length of every row, for 21 shapes") {
  ExpectRight(kOfRows,
              "operator() takes a ufunc::Row<float>, which has size() and [i], and returns the "
              "square root of the sum of its squares.");
}

RUBRIC(L2NormTest, Columns, 2, "the length of every column, for 21 shapes") {
  ExpectRight(kOfColumns, "a column of x is a row of another view of the same memory.");
}

RUBRIC(L2NormTest, Zeros, 1, "0 where all elements are 0, and right beside it") {
  Matrix<float> x = RandomMatrix<float>(37, 53, -10, 10);
  for (int j = 0; j < x.columns(); ++j) x(5, j) = j % 2 == 0 ? 0.0f : -0.0f;
  for (int i = 0; i < x.rows(); ++i) x(i, 7) = 0.0f;
  EXPECT_THAT(Run(x), IsRightFor(x)) << "Hint: does anything divide by the largest element?";
  const Matrix<float> zeros(4, 3);
  EXPECT_THAT(Run(zeros), IsRightFor(zeros))
      << "Hint: does anything divide by the largest element?";
}

RUBRIC(L2NormTest, Extremes, 2, "right where the squares overflow or underflow") {
  Matrix<float> x = RandomMatrix<float>(120, 41, 1, 10);
  for (int i = 0; i < x.rows(); ++i) {
    // No length but those below comes near FLT_MAX, where a last digit would decide what is right.
    const auto exponent = static_cast<int>(grade::RandomInteger(-149, 100));
    for (int j = 0; j < x.columns(); ++j) x(i, j) = std::ldexp(x(i, j), exponent);
  }
  x(0, 0) = FLT_MAX;
  for (int j = 1; j < x.columns(); ++j) x(0, j) = 0;        // exactly FLT_MAX
  for (int j = 0; j < x.columns(); ++j) x(1, j) = FLT_MAX;  // more than FLT_MAX
  for (int j = 0; j < x.columns(); ++j) x(2, j) = FLT_TRUE_MIN;
  for (int j = 0; j < x.columns(); ++j) x(3, j) = j % 2 == 0 ? 1e30f : 1e-30f;
  EXPECT_THAT(Run(x), IsRightFor(x))
      << "Hint: the square of a float need not be one. A double holds it; or divide by the largest "
         "element first.";
  // The same on the other axis: what holds for rows holds for columns.
  Matrix<float> transposed(x.columns(), x.rows());
  for (int i = 0; i < x.rows(); ++i) {
    for (int j = 0; j < x.columns(); ++j) transposed(j, i) = x(i, j);
  }
  EXPECT_THAT(Run(transposed), IsRightFor(transposed)) << "Hint: this time in the columns.";
}

RUBRIC(L2NormTest, Clean, 1, "no bad address, no race, no ignored error, in any order") {
  for (const auto [rows, columns] : {Size{0, 2}, Size{1, 1}, Size{33, 65}, Size{257, 9}}) {
    const Matrix<float> x = RandomMatrix<float>(rows, columns, -10, 10);
    const RunResult run = submission.RunEverySchedule(x, Out<float>(rows), Out<float>(columns));
    ASSERT_THAT(run, rows == 0 ? grade::IsCleanOrEmpty() : grade::IsClean());
    ASSERT_THAT(run, IsRightFor(x)) << "Hint: this line counts once the values are right.";
  }
}

RUBRIC(L2NormTest, NoCopies, 2, "two kernels, and the matrix is neither copied nor transposed") {
  const Matrix<float> x = RandomMatrix<float>(600, 400, -10, 10);
  const RunResult run = Run(x);
  ASSERT_THAT(run, IsRightFor(x)) << "Hint: this line counts once the values are right.";
  EXPECT_THAT(run, grade::LaunchesKernels(1, 2))
      << "Hint: one call for the rows and one for the columns.";
  EXPECT_THAT(run, grade::CopiesAtMost(0, 0)) << "Hint: a transposed view copies nothing.";
  EXPECT_THAT(run, grade::StoresAtMost(1.05, Sectors<float>(600) + Sectors<float>(400)))
      << "Hint: only the lengths are written.";
}

RUBRIC(L2NormTest, Speedup, 1, "3 times as fast as one CPU core as predicted, faster on a GPU") {
  const int side = 1024;
  const Matrix<float> x = RandomMatrix<float>(side, side, -1, 1);
  const RunResult run = submission.RunTimed(x, Out<float>(side), Out<float>(side));
  ASSERT_THAT(run, IsRightFor(x)) << "Hint: this line counts once the values are right.";
  const double elements = static_cast<double>(side) * side;
  // Each element is read for its row and for its column, and takes two operations each time.
  EXPECT_THAT(run, grade::SpeedupAtLeast(run.predicted() ? 3 : 1,
                                         {8 * elements, 4 * elements, [&] { L2NormReference(x); }}))
      << "Hint: a thread for each row is what the ufunc gives you; read each element once.";
}

}  // namespace
