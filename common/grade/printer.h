// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: printer.h
//
// What a grader prints: its rubric, a line for each, with what was lost and why.

#ifndef COMMON_GRADE_PRINTER_H_
#define COMMON_GRADE_PRINTER_H_

#include "gtest/gtest.h"

namespace grade {

// Takes the place of GoogleTest's own printer.
class RubricPrinter : public testing::EmptyTestEventListener {
 public:
  void OnTestEnd(const testing::TestInfo& info) override;
  void OnTestProgramEnd(const testing::UnitTest& program) override;
};

}  // namespace grade

#endif  // COMMON_GRADE_PRINTER_H_
