// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: grade.h
//
// Everything that an exercise's `*_test.cc` is written with. The test is the trusted side of a
// grading run: it makes fresh inputs, has the submission compute in a confined process of its own,
// compares what comes back with a reference, and awards points line by line. It is linked with
// //common/grade and //common/grade:grade_main and never with a student's code.
//
// Example:
//
//   #include "common/grade/grade.h"
//   #include "modules/01_intro_ufuncs/hypot/hypot.h"  // void Hypot(DeviceSpan<const float> x, ...)
//
//   using grade::ComputesWithin, grade::IsClean, grade::LoadsAtMost, grade::Out;
//   using grade::Random, grade::RunResult, grade::Sectors, grade::SpeedupAtLeast;
//
//   const grade::Submission<decltype(Hypot)> submission;
//
//   RUBRIC(HypotTest, Tiny, 2, "right at sizes 0 to 3") {
//     for (int n : grade::TinySizes()) {
//       const std::vector<float> x = Random<float>(n, -10, 10), y = Random<float>(n, -10, 10);
//       const RunResult run = submission.Run(x, y, Out<float>(n));
//       ASSERT_THAT(run, ComputesWithin({1e-6}, Reference(x, y)))
//           << "Hint: a length is never negative.\n"
//              "Hint(out-of-bounds): what does the last block do with threads past the end?";
//     }
//   }
//
//   RUBRIC(HypotTest, Coalesced, 2, "neighbouring threads read neighbouring elements") {
//     const int n = 1 << 16;
//     const auto x = Random<float>(n, -10, 10), y = Random<float>(n, -10, 10);
//     const RunResult run = submission.Run(x, y, Out<float>(n));
//     EXPECT_THAT(run, LoadsAtMost(1.05, Sectors<float>(2 * n)));
//   }
//
// ASSERT_THAT in a loop ends the line at its first failing case; EXPECT_THAT shows them all.

#ifndef COMMON_GRADE_GRADE_H_
#define COMMON_GRADE_GRADE_H_

#include "common/grade/arguments.h"
#include "common/grade/compare.h"
#include "common/grade/data.h"
#include "common/grade/matchers.h"
#include "common/grade/rubric.h"
#include "common/grade/run_result.h"
#include "common/grade/submission.h"
#include "common/grade/timing.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

#endif  // COMMON_GRADE_GRADE_H_
