// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/workbook/board.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/string_view.h"
#include "common/simt/report/printable.h"

namespace workbook {
namespace {

constexpr char kGreen[] = "\033[32m", kYellow[] = "\033[33m", kRed[] = "\033[31m",
               kDim[] = "\033[2m", kBold[] = "\033[1m", kPlain[] = "\033[0m";

using Row = std::array<std::string, 5>;
constexpr std::size_t kPoints = 2, kVerdict = 3;

std::string Coloured(const std::string& text, const char* style, bool colour) {
  return colour && !text.empty() ? absl::StrCat(style, text, kPlain) : text;
}

const char* Style(const Outcome& outcome) {
  if (!outcome.graded) return kDim;
  if (outcome.FullPoints()) return kGreen;
  return outcome.points > 0 ? kYellow : kRed;
}

std::string Verdict(const Outcome& outcome) {
  return simt::Printable(outcome.verdict) + (outcome.edited_since ? ", edited since" : "");
}

std::string Fraction(double points, double max_points) {
  return absl::StrCat(points, "/", max_points);
}

// The row in columns of `widths`; the verdict in `style`.
std::string Line(const Row& row, const std::array<std::size_t, 5>& widths, const char* style,
                 bool colour) {
  std::string line;
  for (std::size_t i = 0; i < row.size(); ++i) {
    const std::string padding(widths[i] - row[i].size(), ' ');
    const std::string cell = i == kVerdict ? Coloured(row[i], style, colour) : row[i];
    absl::StrAppend(&line, i == 0 ? "" : "  ", i == kPoints ? padding : "", cell,
                    i == kPoints ? "" : padding);
  }
  line.erase(line.find_last_not_of(' ') + 1);
  return line + "\n";
}

// Made fit for a terminal: an explanation may quote the student's source, a compiler or a program.
std::string Indented(const std::string& text, const std::string& indent) {
  std::string result;
  for (const absl::string_view line : absl::StrSplit(text, '\n')) {
    absl::StrAppend(&result, line.empty() ? "" : indent,
                    simt::Printable({line.data(), line.size()}), "\n");
  }
  return result;
}

}  // namespace

std::string Board(const std::vector<Outcome>& outcomes, bool colour) {
  const bool any_counters =
      std::any_of(outcomes.begin(), outcomes.end(),
                  [](const Outcome& outcome) { return !outcome.counters.empty(); });
  std::vector<Row> rows = {
      {"module", "exercise", "points", "verdict", any_counters ? "counters" : ""}};
  double points = 0, max_points = 0;
  std::size_t missing = 0;
  for (const Outcome& outcome : outcomes) {
    rows.push_back({outcome.exercise.module, outcome.exercise.name,
                    outcome.graded ? Fraction(outcome.points, outcome.max_points) : "-",
                    Verdict(outcome), simt::Printable(outcome.counters)});
    points += outcome.points;
    max_points += outcome.max_points;
    if (!outcome.graded) ++missing;
  }
  rows.push_back({"total", "", missing == outcomes.size() ? "-" : Fraction(points, max_points),
                  missing == 0 ? "" : absl::StrCat(missing, " not graded"), ""});

  std::array<std::size_t, 5> widths = {};
  for (const Row& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], row[i].size());
  }
  std::string text = Coloured(Line(rows.front(), widths, "", false), kDim, colour);
  for (std::size_t i = 0; i < outcomes.size(); ++i) {
    text += Line(rows[i + 1], widths, Style(outcomes[i]), colour);
  }
  return text + Line(rows.back(), widths, kDim, colour);
}

std::string Explanations(const Outcome& outcome, bool colour) {
  if (outcome.FullPoints()) return "";
  std::string text = absl::StrCat(Coloured(outcome.exercise.Id(), kBold, colour), ": ",
                                  Coloured(outcome.verdict, Style(outcome), colour), "  ",
                                  Coloured(outcome.source, kDim, colour), "\n");
  if (!outcome.explanation.empty()) return text + Indented(outcome.explanation, "  ");
  for (const RubricLine& line : outcome.lines) {
    if (!line.LostPoints()) continue;
    absl::StrAppend(&text, "  ", Coloured(line.name, kBold, colour), " (", line.points, " of ",
                    line.max_points, ")", line.title.empty() ? "" : absl::StrCat(": ", line.title),
                    "\n");
    if (!line.explanation.empty()) text += Indented(line.explanation, "    ");
  }
  return text;
}

std::string NextStep(const std::vector<Outcome>& outcomes) {
  const auto open = std::find_if(outcomes.begin(), outcomes.end(), [](const Outcome& outcome) {
    return !outcome.FullPoints() || outcome.edited_since;
  });
  if (open == outcomes.end()) return "Every exercise has full points.\n";
  const Exercise& exercise = open->exercise;
  const std::string grade = absl::StrCat("bazel run //:workbook -- grade ", exercise.name);
  if (open->edited_since) {
    return absl::StrCat("Next: ", exercise.name, " was edited since it was graded.\n  ", grade,
                        "\n");
  }
  if (open->points > 0) {
    return absl::StrCat("Next: ", exercise.name, " has ", open->points, " of ", open->max_points,
                        " points. For what it lost, and for a hint:\n  ", grade,
                        "\n  bazel run //:workbook -- hint ", exercise.name, "\n");
  }
  return absl::StrCat("Next: ", exercise.name, ". Read ", exercise.Readme(), ", edit ",
                      exercise.Source(), ", then:\n  ", grade, "\n");
}

}  // namespace workbook
