// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: grade.h
//
// `workbook grade`: runs the graded tests of exercises and shows the board.

#ifndef COMMON_WORKBOOK_GRADE_H_
#define COMMON_WORKBOOK_GRADE_H_

#include "absl/status/statusor.h"
#include "common/workbook/arguments.h"
#include "common/workbook/context.h"

namespace workbook {

const Command& GradeCommand();

// Returns kSuccess if everything has full points, kShortfall if something lost points, kFailed if
// something could not be graded; the board shows all three.
absl::StatusOr<int> Grade(const Context& context, const Arguments& arguments);

}  // namespace workbook

#endif  // COMMON_WORKBOOK_GRADE_H_
