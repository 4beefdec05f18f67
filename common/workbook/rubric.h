// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: rubric.h
//
// The rubric as an exercise's test says it.

#ifndef COMMON_WORKBOOK_RUBRIC_H_
#define COMMON_WORKBOOK_RUBRIC_H_

#include <string>
#include <vector>

#include "common/workbook/outcome.h"

namespace workbook {

// The lines, each RUBRIC(suite, Name, points, "title"), in the text of an exercise's NAME_test.cc,
// in order: name, title and max_points.
std::vector<RubricLine> RubricLinesIn(const std::string& test);

// What all lines together are worth.
double MaxPoints(const std::vector<RubricLine>& lines);

}  // namespace workbook

#endif  // COMMON_WORKBOOK_RUBRIC_H_
