// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "modules/03_grids_shared_memory/convolution_2d/convolution_2d.h"

#include <cstddef>
#include <vector>

#include "common/grade/grade.h"
#include "modules/03_grids_shared_memory/convolution_2d/convolution_2d_reference.h"

namespace {

using grade::Computes, grade::Matrix, grade::Out, grade::RunResult, grade::Sectors;

const grade::Submission<decltype(Convolution2D)> submission;

struct Shape {
  int rows, columns;
};

struct Case {
  Matrix<float> image, filter;
};

Matrix<float> WholeNumbers(Shape shape, int low, int high) {
  const std::vector<int> numbers =
      grade::Random<int>(static_cast<std::size_t>(shape.rows) * shape.columns, low, high);
  return {shape.rows, shape.columns, std::vector<float>(numbers.begin(), numbers.end())};
}

// Whole numbers so small that every sum is exact, in whatever order: all that can be wrong is which
// terms are in it. The weights are of both signs, and the first differs from the last.
Case Exact(Shape image, Shape filter) {
  Case exact = {WholeNumbers(image, -99, 99), WholeNumbers(filter, -9, 9)};
  if (exact.filter.size() > 0) exact.filter(0, 0) = 10;
  return exact;
}

// Positive numbers with all their digits, so that the sum of the terms' absolute values, in which
// the contract states the error, is the sum itself.
Case Positive(Shape image, Shape filter) {
  return {grade::RandomMatrix<float>(image.rows, image.columns, 0.5f, 1.5f),
          grade::RandomMatrix<float>(filter.rows, filter.columns, 0.5f, 1.5f)};
}

testing::Matcher<const RunResult&> IsRightFor(const Case& exact) {
  return Computes(ConvolutionReference(exact.image, exact.filter));
}

testing::Matcher<const RunResult&> IsNearFor(const Case& positive) {
  const double roundings = static_cast<double>(positive.filter.size());
  return grade::ComputesWithin({/*relative=*/1.01 * roundings / (1 << 24)},
                               ConvolutionReference(positive.image, positive.filter));
}

RunResult Run(const Case& one) {
  return submission.Run(one.image, one.filter, Out<float>(one.image.rows(), one.image.columns()));
}

constexpr char kAfterValues[] = "Hint: this line counts once the values are right.";

// Runs the cases one after another in one process: nothing may be left over from the case before.
void ExpectRightFor(const std::vector<Case>& cases, const char* hint) {
  std::vector<grade::wire::Call> calls;
  for (const auto& [image, filter] : cases) {
    calls.push_back(submission.Call(image, filter, Out<float>(image.rows(), image.columns())));
  }
  const std::vector<RunResult> runs = submission.RunTogether(calls);
  for (std::size_t i = 0; i < runs.size(); ++i) {
    ASSERT_THAT(runs[i], IsRightFor(cases[i])) << "Hint: " << hint;
  }
}

RUBRIC(Convolution2DTest, Tiny, 1, "right for empty images and up to 3 x 3") {
  std::vector<Case> cases;
  for (int rows : grade::TinySizes()) {
    for (int columns : grade::TinySizes()) {
      for (Shape filter : {Shape{3, 3}, Shape{5, 3}}) {
        cases.push_back(Exact({rows, columns}, filter));
      }
    }
  }
  ExpectRightFor(cases, "a grid of 0 blocks is an error; here nearly all is border.");
}

RUBRIC(Convolution2DTest, AroundTile, 1, "right for extents around one and two tiles") {
  std::vector<Case> cases;
  for (int rows : {15, 16, 17, 31, 33, 65}) {
    for (int columns : {16, 31, 32, 33, 63}) cases.push_back(Exact({rows, columns}, {5, 5}));
  }
  ExpectRightFor(cases, "a thread outside the image may still have to bring a part of the halo.");
}

RUBRIC(Convolution2DTest, Primes, 1, "right for extents that no tile divides") {
  ExpectRightFor({Exact({97, 101}, {3, 3}), Exact({1, 1009}, {3, 5}), Exact({1009, 1}, {3, 5}),
                  Exact({7, 499}, {5, 3}), Exact({211, 13}, {3, 3})},
                 "rows and columns of the image, of the filter and of the tile are six numbers.");
}

RUBRIC(Convolution2DTest, Large, 1, "right for two million pixels") {
  const Case exact = Exact({1511, 1399}, {3, 1});
  EXPECT_THAT(Run(exact), IsRightFor(exact)) << "Hint: does every tile have a block?";
}

RUBRIC(Convolution2DTest, Borders, 2, "outside the image counts the nearest pixel inside") {
  std::vector<Case> cases;
  for (Shape image : {Shape{40, 50}, Shape{9, 70}, Shape{5, 4}, Shape{2, 33}, Shape{1, 1}}) {
    cases.push_back(Exact(image, {15, 15}));
    cases.push_back(Exact(image, {7, 11}));
  }
  ExpectRightFor(cases,
                 "clamp rows and columns each: min(max(row, 0), rows - 1). In a corner both are "
                 "outside, and a filter may reach past both ends of a small image.");
}

RUBRIC(Convolution2DTest, Filters, 2, "right for filters of every odd size, one after another") {
  std::vector<Case> cases;
  for (int rows = 1; rows <= kMaxFilterSide; rows += 2) {
    cases.push_back(Exact({37, 41}, {rows, rows}));
    cases.push_back(Exact({37, 41}, {rows, kMaxFilterSide + 1 - rows}));
    cases.push_back(Exact({37, 41}, {rows, 3}));
  }
  ExpectRightFor(cases,
                 "constant memory keeps the filter of the call before until a new one is copied "
                 "there, and the rows and columns of a filter need not be equal.");
}

RUBRIC(Convolution2DTest, Accuracy, 1, "no more is lost than summing in float loses") {
  for (Shape filter : {Shape{1, 1}, Shape{3, 3}, Shape{15, 15}}) {
    const Case positive = Positive({50, 60}, filter);
    ASSERT_THAT(Run(positive), IsNearFor(positive))
        << "Hint: pixels and weights are floats of 24 bits, in the tile too.";
  }
}

RUBRIC(Convolution2DTest, Clean, 2,
       "no race, no bad address, nothing uninitialised, in any order") {
  for (const Case& exact :
       {Exact({0, 5}, {3, 3}), Exact({1, 1}, {5, 3}), Exact({3, 40}, {7, 7}),
        Exact({33, 31}, {3, 5}), Exact({40, 70}, {15, 15}), Exact({64, 64}, {1, 1})}) {
    const RunResult run = submission.RunEverySchedule(
        exact.image, exact.filter, Out<float>(exact.image.rows(), exact.image.columns()));
    ASSERT_THAT(run, exact.image.size() == 0 ? grade::IsCleanOrEmpty() : grade::IsClean())
        << "Hint(race, uninitialized-read): nobody may sum before the tile and its halo are "
           "complete.";
    ASSERT_THAT(run, IsRightFor(exact)) << kAfterValues;
  }
}

RUBRIC(Convolution2DTest, Reuse, 2, "a pixel is loaded four times at most for its 49 uses") {
  const int side = 256;
  const Case exact = Exact({side, side}, {7, 7});
  const RunResult run = Run(exact);
  ASSERT_THAT(run, IsRightFor(exact)) << kAfterValues;
  EXPECT_THAT(run, grade::LoadsAtMost(4, Sectors<float>(side * side)))
      << "Hint: let the block bring the tile and its halo to shared memory once, and keep the "
         "filter in constant memory.";
}

RUBRIC(Convolution2DTest, Speedup, 2,
       "800 times as fast as one CPU core as predicted, 20 times on a GPU") {
  const int side = 768;
  const Case exact = Exact({side, side}, {7, 7});
  const RunResult run = submission.RunTimed(exact.image, exact.filter, Out<float>(side, side));
  ASSERT_THAT(run, IsRightFor(exact)) << kAfterValues;
  // A multiplication and an addition for each of the 49 terms of a pixel.
  EXPECT_THAT(run,
              grade::SpeedupAtLeast(run.predicted() ? 800 : 20,
                                    {8.0 * side * side, 98.0 * side * side,
                                     [&] { ConvolutionReference(exact.image, exact.filter); }}))
      << "Hint: 49 loads from global memory for one pixel are 48 too many.";
}

}  // namespace
