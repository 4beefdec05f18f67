// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/workbook/rubric.h"

#include <regex>

#include "absl/strings/numbers.h"

namespace workbook {

std::vector<RubricLine> RubricLinesIn(const std::string& test) {
  static const std::regex& pattern =
      *new std::regex(R"re((?:^|\n)RUBRIC\(\s*\w+\s*,\s*(\w+)\s*,\s*(\d+)\s*,\s*"([^"]*)")re",
                      std::regex::optimize);
  std::vector<RubricLine> lines;
  for (std::sregex_iterator match(test.begin(), test.end(), pattern), end; match != end; ++match) {
    RubricLine line;
    line.name = (*match)[1];
    line.title = (*match)[3];
    if (absl::SimpleAtod((*match)[2].str(), &line.max_points)) lines.push_back(line);
  }
  return lines;
}

double MaxPoints(const std::vector<RubricLine>& lines) {
  double points = 0;
  for (const RubricLine& line : lines) points += line.max_points;
  return points;
}

}  // namespace workbook
