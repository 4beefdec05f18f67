// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/workbook/board.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace workbook {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

Outcome Full() {
  Outcome outcome;
  outcome.exercise = {"01_intro", "hypot"};
  outcome.source = "modules/01_intro/hypot/hypot.cu";
  outcome.graded = true;
  outcome.verdict = "passed";
  outcome.points = outcome.max_points = 10;
  outcome.counters = "4.0 sectors per load";
  outcome.lines = {{"Tiny", "right at sizes 0 to 3", 10, 10, true, ""}};
  return outcome;
}

Outcome Partial() {
  Outcome outcome = Full();
  outcome.exercise = {"02_kernels", "histogram"};
  outcome.verdict = "partial";
  outcome.points = 6.5;
  outcome.counters = "";
  outcome.lines = {{"Tiny", "right at sizes 0 to 3", 6.5, 6.5, true, ""},
                   {"Clean", "no hazards", 0, 3.5, false, "a race at histogram.cu:9\n\nadvice"}};
  return outcome;
}

Outcome Missing() {
  Outcome outcome;
  outcome.exercise = {"03_grids", "transpose"};
  outcome.verdict = "not graded";
  outcome.explanation = "it ran past its time limit";
  return outcome;
}

TEST(Board, IsATableWithATotal) {
  EXPECT_EQ(Board({Full(), Partial(), Missing()}, /*colour=*/false),
            "exercise      points  verdict       counters\n"
            "01_intro       10/10\n"
            "  hypot        10/10  passed        4.0 sectors per load\n"
            "02_kernels    6.5/10\n"
            "  histogram   6.5/10  partial\n"
            "03_grids           -  1 not graded\n"
            "  transpose        -  not graded\n"
            "total        16.5/20  1 not graded\n");
}

TEST(Board, SumsUpAModuleAndCountsWhatIsNotGraded) {
  Outcome other = Missing();
  other.exercise = {"01_intro", "pi"};
  other.max_points = 8;
  EXPECT_EQ(Board({Full(), other}, /*colour=*/false),
            "exercise  points  verdict       counters\n"
            "01_intro   10/18  1 not graded\n"
            "  hypot    10/10  passed        4.0 sectors per load\n"
            "  pi         -/8  not graded\n"
            "total      10/18  1 not graded\n");
}

TEST(Board, ColoursOnlyWhenAsked) {
  EXPECT_THAT(Board({Full()}, false), Not(HasSubstr("\033")));
  EXPECT_THAT(Board({Full()}, true), HasSubstr("\033[32mpassed\033[0m"));
}

TEST(Explanations, AreGivenForLostLinesOnly) {
  EXPECT_EQ(Explanations(Full(), false), "");
  EXPECT_EQ(Explanations(Partial(), false),
            "02_kernels/histogram: partial  modules/01_intro/hypot/hypot.cu\n"
            "  Clean (0 of 3.5): no hazards\n"
            "    a race at histogram.cu:9\n\n    advice\n");
}

TEST(Explanations, OneForTheWholeReplacesTheLines) {
  Outcome outcome = Partial();
  outcome.explanation = "histogram.cu:3: error: expected ';'";
  EXPECT_THAT(Explanations(outcome, false), HasSubstr("\n  histogram.cu:3: error: expected ';'\n"));
  EXPECT_THAT(Explanations(outcome, false), Not(HasSubstr("Clean")));
  EXPECT_THAT(Explanations(Missing(), false), HasSubstr("it ran past its time limit"));
}

TEST(Explanations, LetNoEscapeSequenceThrough) {
  Outcome outcome = Partial();
  outcome.lines[1].explanation = "\033[2Jgone";
  EXPECT_THAT(Explanations(outcome, false), HasSubstr("?[2Jgone"));
}

TEST(NextStep, IsTheFirstExerciseThatIsNotDone) {
  EXPECT_EQ(NextStep({Full()}), "Every exercise has full points.\n");
  EXPECT_THAT(NextStep({Full(), Partial(), Missing()}), HasSubstr("histogram has 6.5 of 10"));
  EXPECT_THAT(NextStep({Full(), Missing()}),
              HasSubstr("Read modules/03_grids/transpose/README.md"));
  Outcome edited = Missing();
  edited.edited_since = true;
  EXPECT_THAT(NextStep({edited}), HasSubstr("edited since it was graded"));
  Outcome gone = Missing();
  gone.missing = true;
  gone.explanation = "the file is missing";
  EXPECT_EQ(NextStep({gone}), "Next: the file is missing\n");
}

}  // namespace
}  // namespace workbook
