// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/01_intro_ufuncs/add_ufunc/add_ufunc.h"

#include <cstddef>
#include <cstdint>
#include <vector>

#include "common/grade/grade.h"
#include "modules/01_intro_ufuncs/add_ufunc/add_ufunc_reference.h"

namespace {

using grade::Computes, grade::Out, grade::Random, grade::RandomMatrix, grade::RunResult,
    grade::Sectors;

const grade::Submission<decltype(AddUfunc)> submission;

// The outputs, in the order of the parameters.
enum Output { kPlusMatrix, kPlusNumber, kPlusRow, kPlusColumn, kColumnPlusRow, kPlusCounts };

struct Size {
  int rows, columns;
};

// Both extents take every size once; equal ones are few, since there a row passes for a column.
std::vector<Size> Sizes() {
  return {{0, 3},   {3, 0},   {1, 1},    {1, 2},   {2, 1},   {2, 3},    {3, 2},
          {3, 1},   {31, 33}, {33, 31},  {32, 32}, {1, 257}, {255, 1},  {256, 2},
          {2, 256}, {97, 13}, {13, 101}, {64, 65}, {257, 5}, {1025, 3}, {7, 1023}};
}

AddUfuncInputs RandomInputs(Size size) {
  const auto [rows, columns] = size;
  return {RandomMatrix<float>(rows, columns, -100, 100),
          RandomMatrix<float>(rows, columns, -100, 100), Random<float>(1, 1, 2)[0],
          Random<float>(columns, -100, 100), Random<float>(rows, 1000, 2000),
          // Above 2^24 most ints are no floats.
          RandomMatrix<int>(rows, columns, -2000000000, 2000000000)};
}

grade::wire::Call CallWith(const AddUfuncInputs& in) {
  const int rows = in.x.rows(), columns = in.x.columns();
  const auto out = Out<float>(rows, columns);
  return submission.Call(in.x, in.y, in.number, in.row, in.column, in.counts, out, out, out, out,
                         out, Out<double>(rows, columns));
}

testing::Matcher<const RunResult&> IsRight(const AddUfuncResults& expected, int output) {
  switch (output) {
    case kPlusMatrix:
      return Computes(expected.plus_matrix, output);
    case kPlusNumber:
      return Computes(expected.plus_number, output);
    case kPlusRow:
      return Computes(expected.plus_row, output);
    case kPlusColumn:
      return Computes(expected.plus_column, output);
    case kColumnPlusRow:
      return Computes(expected.column_plus_row, output);
    default:
      return Computes(expected.plus_counts, output);
  }
}

testing::Matcher<const RunResult&> IsAllRight(const AddUfuncResults& expected) {
  return testing::AllOf(IsRight(expected, kPlusMatrix), IsRight(expected, kPlusNumber),
                        IsRight(expected, kPlusRow), IsRight(expected, kPlusColumn),
                        IsRight(expected, kColumnPlusRow), IsRight(expected, kPlusCounts));
}

// Runs all sizes in one process, and looks at one of the outputs.
void ExpectRight(Output output, const char* hint) {
  std::vector<AddUfuncInputs> cases;
  std::vector<grade::wire::Call> calls;
  for (Size size : Sizes()) {
    cases.push_back(RandomInputs(size));
    calls.push_back(CallWith(cases.back()));
  }
  const std::vector<RunResult> runs = submission.RunTogether(calls);
  for (std::size_t i = 0; i < runs.size(); ++i) {
    ASSERT_THAT(runs[i], IsRight(AddUfuncReference(cases[i]), output)) << "Hint: " << hint;
  }
}

RUBRIC(AddUfuncTest, Matrix, 1, "x + y: two matrices of one shape") {
  ExpectRight(kPlusMatrix,
              "a struct with operator() of two floats, Vectorize<Cuda, ...> of it, and a call "
              "with Out(plus_matrix).");
}

RUBRIC(AddUfuncTest, Number, 1, "x + number: a number beside every element") {
  ExpectRight(kPlusNumber, "a float is an operand as it is.");
}

RUBRIC(AddUfuncTest, Row, 1, "x + row: a row beside every row") {
  ExpectRight(kPlusRow, "shapes are aligned at their last axis, so (columns,) is a row.");
}

RUBRIC(AddUfuncTest, Column, 2, "x + column: a column beside every column") {
  ExpectRight(kPlusColumn,
              "a span is a row to broadcasting. A column has the shape (rows, 1); Reshaped() gives "
              "it that.");
}

RUBRIC(AddUfuncTest, Outer, 1, "column + row: every pair") {
  ExpectRight(kColumnPlusRow, "(rows, 1) and (columns,) broadcast to (rows, columns).");
}

RUBRIC(AddUfuncTest, Promotion, 2, "x + counts: float and int make double") {
  ExpectRight(kPlusCounts,
              "a float has 24 bits and cannot hold every int: the two promote to double, and the "
              "ufunc needs a loop for that.");
}

// The lines from here on count only once the values are right.
const char kFirstTheValues[] = "Hint: this line counts once the values are right.";

RUBRIC(AddUfuncTest, Clean, 1, "no bad address, no race, no ignored error, in any order") {
  for (Size size : {Size{0, 2}, Size{1, 1}, Size{3, 2}, Size{33, 65}, Size{257, 9}}) {
    const AddUfuncInputs in = RandomInputs(size);
    const auto out = Out<float>(size.rows, size.columns);
    const RunResult run =
        submission.RunEverySchedule(in.x, in.y, in.number, in.row, in.column, in.counts, out, out,
                                    out, out, out, Out<double>(size.rows, size.columns));
    ASSERT_THAT(run, size.rows == 0 ? grade::IsCleanOrEmpty() : grade::IsClean());
    ASSERT_THAT(run, IsAllRight(AddUfuncReference(in))) << kFirstTheValues;
  }
}

RUBRIC(AddUfuncTest, NoCopies, 1,
       "at most one kernel for each sum, and nothing travels to the host and back") {
  const AddUfuncInputs in = RandomInputs({200, 300});
  const RunResult run = submission.RunTogether({CallWith(in)}).front();
  ASSERT_THAT(run, IsAllRight(AddUfuncReference(in))) << kFirstTheValues;
  EXPECT_THAT(run, grade::LaunchesKernels(1, 6))
      << "Hint: one call of the ufunc does a whole matrix.";
  EXPECT_THAT(run, grade::CopiesAtMost(0, 0))
      << "Hint: the arrays are on the device, and the results shall be there, too.";
}

RUBRIC(AddUfuncTest, Coalesced, 1, "no more 32-byte sectors than the six sums need") {
  const int rows = 256, columns = 256;
  const AddUfuncInputs in = RandomInputs({rows, columns});
  const RunResult run = submission.RunTogether({CallWith(in)}).front();
  ASSERT_THAT(run, IsAllRight(AddUfuncReference(in))) << kFirstTheValues;
  const std::uint64_t matrix = Sectors<float>(rows * columns);
  // One kernel for all could load x, y and counts once; six load 9.5 matrices (see the README).
  EXPECT_THAT(run, grade::LoadsAtMost(1.05 * 9.5 / 3, 3 * matrix))
      << "Hint: neighbouring threads take neighbouring elements of a row.";
  EXPECT_THAT(run, grade::StoresAtMost(1.05, 7 * matrix))
      << "Hint: write each result once, where it belongs.";
}

RUBRIC(AddUfuncTest, Speedup, 1, "60 times as fast as one CPU core as predicted, 10 on a GPU") {
  const int rows = 1024, columns = 512;
  const AddUfuncInputs in = RandomInputs({rows, columns});
  const auto out = Out<float>(rows, columns);
  const RunResult run = submission.RunTimed(in.x, in.y, in.number, in.row, in.column, in.counts,
                                            out, out, out, out, out, Out<double>(rows, columns));
  ASSERT_THAT(run, IsAllRight(AddUfuncReference(in))) << kFirstTheValues;
  // 56 bytes and six additions for an element of the six sums.
  const double elements = static_cast<double>(rows) * columns;
  EXPECT_THAT(run,
              grade::SpeedupAtLeast(run.predicted() ? 60 : 10,
                                    {56 * elements, 6 * elements, [&] { AddUfuncReference(in); }}))
      << "Hint: one kernel for each sum, with a thread for each element.";
}

}  // namespace
