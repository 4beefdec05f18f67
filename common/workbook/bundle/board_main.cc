// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Prints what the graders of a GPU bundle wrote. Standard input lists the answers, a line each:
// module, exercise, source, "full" or "expect", and the grader's XML, with tabs between them.
//
// Answers that should have full points come as a board, with what they lost and with the times that
// were measured. Answers with a known grade ("expect") come as a list of what they lost and won
// against what they say. Exits with 0 if all is as it should be, 1 if something lost points that it
// should not lose, 3 if something could not be graded.

#include <algorithm>
#include <cstdio>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "common/workbook/board.h"
#include "common/workbook/files.h"
#include "common/workbook/outcome.h"
#include "common/workbook/test_xml.h"

namespace {

using workbook::Outcome;
using workbook::RubricLine;

enum Exit { kAsExpected = 0, kLostPoints = 1, kUsage = 2, kNotGraded = 3 };

constexpr std::size_t kColumns = 5;

// What came of one answer; an Outcome that is not graded says why.
Outcome ReadOutcome(const std::vector<std::string>& columns) {
  Outcome outcome;
  outcome.exercise = {columns[0], columns[1]};
  outcome.source = columns[2];
  const absl::StatusOr<std::string> xml = workbook::ReadFile(columns[4]);
  const absl::Status status = xml.ok() ? workbook::ReadTestXml(*xml, &outcome) : xml.status();
  if (!status.ok() || outcome.verdict == "no device") {
    outcome.graded = false;
    outcome.verdict = status.ok() ? outcome.verdict : "not graded";
    if (!status.ok()) outcome.explanation = std::string(status.message());
  }
  return outcome;
}

int PrintBoard(const std::vector<Outcome>& outcomes) {
  int exit = kAsExpected;
  for (const Outcome& outcome : outcomes) {
    std::printf("%s", workbook::Explanations(outcome, /*colour=*/false).c_str());
    for (const RubricLine& line : outcome.lines) {
      if (line.timing.empty()) continue;
      std::printf("%s %s: %s\n", outcome.source.c_str(), line.name.c_str(), line.timing.c_str());
    }
    if (!outcome.graded) exit = kNotGraded;
    if (exit == kAsExpected && !outcome.FullPoints()) exit = kLostPoints;
  }
  std::printf("%s", workbook::Board(outcomes, /*colour=*/false).c_str());
  return exit;
}

// Names of the lines of an answer that `expected` says are to end so and that ended as `won` says.
std::vector<std::string> Names(const Outcome& outcome, const char* expected, bool won) {
  std::vector<std::string> names;
  for (const RubricLine& line : outcome.lines) {
    if (line.expected == expected && (line.points > 0) == won) names.push_back(line.name);
  }
  return names;
}

// A right answer must win everything here too. What a wrong one loses is not all to be seen on a
// GPU; what it won is listed.
int PrintKnownGrades(const std::vector<Outcome>& outcomes) {
  int exit = kAsExpected, as_said = 0, some = 0, none = 0, more = 0, not_graded = 0;
  for (const Outcome& outcome : outcomes) {
    const auto lost = Names(outcome, "lost", false), won = Names(outcome, "lost", true),
               lost_more = Names(outcome, "won", false);
    std::string words;
    if (!outcome.graded) {
      ++not_graded;
      exit = kNotGraded;
      words = absl::StrCat(outcome.verdict, ": ", outcome.explanation);
    } else if (won.empty() && lost_more.empty()) {
      ++as_said;
      words = lost.empty() ? "wins all, as it says"
                           : absl::StrCat("loses ", absl::StrJoin(lost, ", "), ", as it says");
    } else {
      if (!won.empty()) ++(lost.empty() ? none : some);
      if (!lost_more.empty()) ++more;
      if (lost.empty() && won.empty() && exit == kAsExpected) exit = kLostPoints;
      words =
          absl::StrCat("loses ", lost.empty() ? "nothing" : absl::StrJoin(lost, ", "),
                       won.empty() ? "" : "; WINS " + absl::StrJoin(won, ", "),
                       lost_more.empty() ? "" : "; ALSO LOSES " + absl::StrJoin(lost_more, ", "));
    }
    std::printf("%s: %s\n", outcome.source.c_str(), words.c_str());
  }
  std::printf(
      "%zu answers with a known grade: %d as they say, %d lose only some of the lines that they "
      "name, %d none of them, %d lose other lines as well, %d not graded\n",
      outcomes.size(), as_said, some, none, more, not_graded);
  return exit;
}

}  // namespace

int main() {
  std::vector<Outcome> full, expect;
  std::string line;
  while (std::getline(std::cin, line)) {
    const std::vector<std::string> columns = absl::StrSplit(line, '\t');
    if (columns.size() != kColumns) {
      std::fprintf(stderr, "board: a line of the list has not %zu columns: %s\n", kColumns,
                   line.c_str());
      return kUsage;
    }
    (columns[3] == "expect" ? expect : full).push_back(ReadOutcome(columns));
  }
  int exit = kAsExpected;
  if (!full.empty()) exit = PrintBoard(full);
  if (!expect.empty()) exit = std::max(exit, PrintKnownGrades(expect));
  return exit;
}
