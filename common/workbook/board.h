// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: board.h
//
// Results as a terminal shows them.

#ifndef COMMON_WORKBOOK_BOARD_H_
#define COMMON_WORKBOOK_BOARD_H_

#include <string>
#include <vector>

#include "common/workbook/outcome.h"

namespace workbook {

// A table of one row an exercise (module, exercise, points, verdict, key counters) and their total.
std::string Board(const std::vector<Outcome>& outcomes, bool colour);

// For each rubric line that lost points, what it asked and what was found; for an exercise that was
// not graded, why. Empty if nothing was lost.
std::string Explanations(const Outcome& outcome, bool colour);

// Where a student goes from these results: one sentence or two.
std::string NextStep(const std::vector<Outcome>& outcomes);

}  // namespace workbook

#endif  // COMMON_WORKBOOK_BOARD_H_
