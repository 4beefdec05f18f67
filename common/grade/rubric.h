// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: rubric.h
//
// A rubric line: one GoogleTest test that is worth points. A line is won whole or lost whole, an
// exercise's grade is the sum of its lines.
//
// Example:
//
//   RUBRIC(HypotTest, NoOverflow, 1, "right where x * x overflows") {
//     ...
//     EXPECT_THAT(run, ComputesWithin({1e-6}, expected));
//   }
//
// The line's name, "NoOverflow", is what a wrong answer in tests/submissions/ names in its
// `// loses:` header. The first line of the file is the one that an untouched starter must lose.
//
// A failing line tells what came out, and a finding of the simulator in full only under the first
// line that it fails. What a test streams into an assertion after "Hint: " is for those who did not
// do what its matcher asks: it is not printed if the run crashed, or if something was found that
// may be why. "Hint(race): " is printed if a race was found, "Hint(hang, out-of-bounds): " for
// either, "Hint(any): " for every finding; the names are those of simt::FindingKindName. One
// message may hold several hints, each on a line of its own.
//
// In GoogleTest's XML each line has the properties `points`, `max_points`, `title` (the sentence),
// `verdict` and `explanation` (of a lost line: what the student is to read), and `expected` ("won"
// or "lost") if the answer's grade is known; timing.h adds what it measured. The root has `points`,
// `max_points`, `verdict`, `seed` and, where one text explains them all, `explanation`.

#ifndef COMMON_GRADE_RUBRIC_H_
#define COMMON_GRADE_RUBRIC_H_

#include <string>
#include <vector>

#include "gtest/gtest.h"

namespace grade {

struct RubricLine {
  std::string suite;
  std::string name;
  int max_points;
  std::string title;
};

// Every line of the program, in the order of the source.
const std::vector<RubricLine>& RubricLines();

namespace internal {

bool RegisterRubricLine(RubricLine line);

// Runs `body` as the line `name` and records its points. Judges the line by the mode the grader
// was started in: a starter that was not touched yet, a file that does not compile and a wrong
// answer that is expected to lose the line are told from a plain success or failure. Without the
// GPU that the submission was built for every line fails, whatever was expected.
void RunRubricLine(const char* name, void (*body)());

}  // namespace internal
}  // namespace grade

#define RUBRIC(suite, name, max_points, title)                                           \
  static void suite##_##name##_Line();                                                   \
  [[maybe_unused]] static const bool suite##_##name##_registered =                       \
      ::grade::internal::RegisterRubricLine({#suite, #name, (max_points), (title)});     \
  TEST(suite, name) { ::grade::internal::RunRubricLine(#name, &suite##_##name##_Line); } \
  static void suite##_##name##_Line()

#endif  // COMMON_GRADE_RUBRIC_H_
