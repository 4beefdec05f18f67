// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/workbook/hint.h"

#include <algorithm>
#include <cstddef>
#include <ostream>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "common/workbook/catalog.h"
#include "common/workbook/files.h"
#include "common/workbook/progress.h"

namespace workbook {
namespace {

constexpr char kOpen[] = "<details>", kClose[] = "</details>", kSummaryEnd[] = "</summary>";

}  // namespace

std::vector<std::string> HintsIn(const std::string& readme) {
  std::vector<std::string> hints;
  std::size_t end = 0;
  while (true) {
    const std::size_t begin = readme.find(kOpen, end);
    if (begin == std::string::npos) return hints;
    end = std::min(readme.find(kClose, begin), readme.size());
    std::string hint = readme.substr(begin + sizeof kOpen - 1, end - begin - (sizeof kOpen - 1));
    const std::size_t summary = hint.find(kSummaryEnd);
    if (summary != std::string::npos) hint.erase(0, summary + sizeof kSummaryEnd - 1);
    hints.emplace_back(absl::StripAsciiWhitespace(hint));
  }
}

const Command& HintCommand() {
  static const Command* const command = new Command{
      "hint", "EXERCISE", "Prints the next hint of an exercise: one more each time.",      "",
      1,      1,          {{"again", "", "print the hints shown so far, and no new one"}}, ""};
  return *command;
}

absl::StatusOr<int> Hint(const Context& context, const Arguments& arguments) {
  const absl::StatusOr<Catalog> catalog = Catalog::Load(context.workspace);
  if (!catalog.ok()) return catalog.status();
  const absl::StatusOr<Exercise> exercise = catalog->Find(arguments.operands[0]);
  if (!exercise.ok()) return exercise.status();
  const absl::StatusOr<std::string> readme = ReadFile(context.workspace + "/" + exercise->Readme());
  if (!readme.ok()) return readme.status();
  const std::vector<std::string> hints = HintsIn(*readme);
  const int count = static_cast<int>(hints.size());

  Progress progress = Progress::Load(context.workspace);
  const int shown = std::clamp(progress.HintsShown(*exercise), 0, count);
  const bool again = arguments.Has("again");
  const int last = again ? shown : std::min(shown + 1, count);
  std::ostream& out = *context.out;
  if (!again && shown == count) {
    if (count == 0) {
      out << exercise->name << " has no hints.\n";
    } else {
      out << "No hints are left for " << exercise->name << "; you have seen all " << count
          << ". To read them again: bazel run //:workbook -- hint --again " << exercise->name
          << "\n";
    }
    return kSuccess;
  }
  if (again && shown == 0) out << "No hint of " << exercise->name << " was shown yet.\n";
  for (int i = again ? 0 : shown; i < last; ++i) {
    out << "Hint " << i + 1 << " of " << count << " for " << exercise->name << ":\n\n"
        << hints[i] << "\n";
    if (i + 1 < last) out << "\n";
  }
  progress.SetHintsShown(*exercise, last);
  const absl::Status saved = progress.Save();
  if (!saved.ok()) return saved;
  return kSuccess;
}

}  // namespace workbook
