// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: outcome.h
//
// What the grading of one exercise came to, and its form in JSON.

#ifndef COMMON_WORKBOOK_OUTCOME_H_
#define COMMON_WORKBOOK_OUTCOME_H_

#include <string>
#include <vector>

#include "common/workbook/catalog.h"
#include "nlohmann/json.hpp"

namespace workbook {

// One line of the rubric: a TEST of the exercise's grader.
struct RubricLine {
  std::string name;   // "NoOverflow"
  std::string title;  // the same in words; may be empty
  double points = 0, max_points = 0;
  bool passed = false;
  std::string explanation;  // what the student reads when it lost points; may be empty
  // Not part of the JSON: "won" or "lost" for an answer with a known grade, and the measured time.
  std::string expected{}, timing{};

  bool LostPoints() const { return !passed || points < max_points; }
};

struct Outcome {
  Exercise exercise;
  std::string source;   // the file that was graded, below the workspace
  bool graded = false;  // false: nothing is known but `verdict` and `explanation`
  std::string verdict;  // a few words: "passed", "does not compile", "not graded yet"
  double points = 0, max_points = 0;
  std::string counters;  // the key counters, short; may be empty
  std::string
      explanation;  // of the whole: a compiler's errors, why it was not graded; may be empty
  std::vector<RubricLine> lines;
  // Not part of the JSON: the source is another now, or is gone.
  bool edited_since = false;
  bool missing = false;

  bool FullPoints() const;
};

nlohmann::json ToJson(const Outcome& outcome);
// Reads what ToJson wrote; false if `json` is not that.
bool FromJson(const nlohmann::json& json, Outcome* outcome);

}  // namespace workbook

#endif  // COMMON_WORKBOOK_OUTCOME_H_
