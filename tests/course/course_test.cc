// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The course of this checkout.

#include <string>

#include "gtest/gtest.h"
#include "tests/course/faults.h"

namespace workbook {
namespace {

TEST(CourseTest, EveryExerciseIsWhole) {
  for (const std::string& fault : FaultsOfCourse(".")) ADD_FAILURE() << fault;
}

}  // namespace
}  // namespace workbook
