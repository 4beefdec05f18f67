// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include <vector>

#include "common/grade/grade.h"
#include "tests/grade/double/double.h"

namespace {

using grade::Computes, grade::Out, grade::Random, grade::RunResult;

const grade::Submission<decltype(Double)> submission;

std::vector<int> Doubled(const std::vector<int>& x) {
  std::vector<int> doubled;
  for (const int value : x) doubled.push_back(2 * value);
  return doubled;
}

RUBRIC(DoubleTest, Small, 2, "right for 1 to 3 elements") {
  for (const int n : {1, 2, 3}) {
    const std::vector<int> x = Random<int>(n, 1, 100);
    ASSERT_THAT(submission.Run(x, Out<int>(n)), Computes(Doubled(x))) << "Hint: twice.\n"
                                                                         "Hint(race): one thread "
                                                                         "for one element.";
  }
}

RUBRIC(DoubleTest, Large, 3, "right for 1000 elements") {
  const std::vector<int> x = Random<int>(1000, 1, 100);
  EXPECT_THAT(submission.Run(x, Out<int>(1000)), Computes(Doubled(x))) << "Hint: all of them.";
}

RUBRIC(DoubleTest, Clean, 1, "no hazards") {
  const std::vector<int> x = Random<int>(100, 1, 100);
  EXPECT_THAT(submission.RunEverySchedule(x, Out<int>(100)), grade::IsClean());
}

}  // namespace
