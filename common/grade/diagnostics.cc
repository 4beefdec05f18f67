// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/grade/diagnostics.h"

#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "common/simt/report/printable.h"

namespace grade {

namespace {

constexpr int kShownErrors = 3;
constexpr std::size_t kShownLines = 10;
constexpr std::size_t kMaxLineLength = 200;

// "hypot.cu:12:5: error: ..." (g++) and "hypot.cu(12): error: ..." (nvcc).
bool IsError(absl::string_view line) {
  return absl::StrContains(line, "error:") || absl::StrContains(line, "error #");
}

// The source line and the caret that g++ indents below an error.
bool IsExcerpt(absl::string_view line) {
  return absl::StartsWith(line, " ") && absl::StrContains(line, " | ");
}

bool Names(absl::string_view line, const std::string& source) {
  const std::string name = source.substr(source.rfind('/') + 1);
  for (const char* after : {":", "("}) {
    const std::string place = absl::StrCat(name, after);
    if (absl::StartsWith(line, place) || absl::StrContains(line, "/" + place)) return true;
  }
  return false;
}

std::string Show(absl::string_view line) {
  return absl::StrCat(simt::Printable(std::string(line.substr(0, kMaxLineLength))), "\n");
}

// The first errors among those that are wanted.
template <class Wanted>
std::string Errors(const std::vector<absl::string_view>& lines, Wanted wanted) {
  std::string text;
  int errors = 0;
  for (std::size_t i = 0; i < lines.size() && errors < kShownErrors; ++i) {
    if (!IsError(lines[i]) || !wanted(lines[i])) continue;
    ++errors;
    text += Show(lines[i]);
    for (std::size_t j = i + 1; j < lines.size() && j <= i + 2 && IsExcerpt(lines[j]); ++j) {
      text += Show(lines[j]);
    }
  }
  return text;
}

}  // namespace

std::string FirstErrors(const std::string& diagnostics, const std::string& source) {
  const std::vector<absl::string_view> lines = absl::StrSplit(diagnostics, '\n', absl::SkipEmpty());
  std::string text =
      Errors(lines, [&source](absl::string_view line) { return Names(line, source); });
  if (text.empty()) text = Errors(lines, [](absl::string_view) { return true; });
  if (!text.empty()) return text;
  for (std::size_t i = 0; i < lines.size() && i < kShownLines; ++i) text += Show(lines[i]);
  return text;
}

}  // namespace grade
