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

using Row = std::array<std::string, 4>;
constexpr std::size_t kPoints = 1, kVerdict = 2;

std::string Coloured(const std::string& text, const char* style, bool colour) {
  return colour && !text.empty() ? absl::StrCat(style, text, kPlain) : text;
}

const char* Style(const Outcome& outcome) {
  if (!outcome.graded) return kDim;
  if (outcome.FullPoints()) return kGreen;
  return outcome.points > 0 ? kYellow : kRed;
}

// Points of some exercises together.
struct Sum {
  double points = 0, max_points = 0;
  std::size_t count = 0, graded = 0;

  void Add(const Outcome& outcome) {
    points += outcome.points;
    max_points += outcome.max_points;
    ++count;
    if (outcome.graded) ++graded;
  }
  std::string Text() const {
    const std::string of = max_points > 0 ? absl::StrCat("/", max_points) : "";
    return graded == 0 ? "-" + of : absl::StrCat(points, of);
  }
  std::string Missing() const {
    return graded == count ? "" : absl::StrCat(count - graded, " not graded");
  }
};

// The row in columns of `widths`; the verdict in `style`.
std::string Line(const Row& row, const std::array<std::size_t, 4>& widths, const char* style,
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
  struct Styled {
    Row row;
    const char* style;
  };
  std::vector<Styled> rows = {
      {{"exercise", "points", "verdict", any_counters ? "counters" : ""}, ""}};
  Sum total;
  for (auto begin = outcomes.begin(); begin != outcomes.end();) {
    const std::string& module = begin->exercise.module;
    const auto end = std::find_if(begin, outcomes.end(), [&](const Outcome& outcome) {
      return outcome.exercise.module != module;
    });
    Sum sum;
    std::for_each(begin, end, [&](const Outcome& outcome) { sum.Add(outcome); });
    rows.push_back({{module, sum.Text(), sum.Missing(), ""}, kDim});
    for (; begin != end; ++begin) {
      Sum one;
      one.Add(*begin);
      total.Add(*begin);
      rows.push_back({{"  " + begin->exercise.name, one.Text(), simt::Printable(begin->verdict),
                       simt::Printable(begin->counters)},
                      Style(*begin)});
    }
  }
  rows.push_back({{"total", total.Text(), total.Missing(), ""}, kDim});

  std::array<std::size_t, 4> widths = {};
  for (const Styled& styled : rows) {
    for (std::size_t i = 0; i < widths.size(); ++i) {
      widths[i] = std::max(widths[i], styled.row[i].size());
    }
  }
  std::string text = Coloured(Line(rows.front().row, widths, "", false), kDim, colour);
  for (std::size_t i = 1; i < rows.size(); ++i) {
    text += Line(rows[i].row, widths, rows[i].style, colour);
  }
  return text;
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
  const auto open = std::find_if(outcomes.begin(), outcomes.end(),
                                 [](const Outcome& outcome) { return !outcome.FullPoints(); });
  if (open == outcomes.end()) return "Every exercise has full points.\n";
  const Exercise& exercise = open->exercise;
  const std::string grade = absl::StrCat("bazel run //:workbook -- grade ", exercise.name);
  if (open->missing) return absl::StrCat("Next: ", open->explanation, "\n");
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
