// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/grade/printer.h"

#include <cstdio>
#include <string>

#include "absl/strings/str_replace.h"
#include "common/grade/rubric.h"
#include "common/grade/session.h"
#include "common/grade/settings.h"

namespace grade {

namespace {

std::string Property(const testing::TestResult& result, const char* key) {
  for (int i = 0; i < result.test_property_count(); ++i) {
    if (std::string(result.GetTestProperty(i).key()) == key) {
      return result.GetTestProperty(i).value();
    }
  }
  return "";
}

void PrintIndented(const std::string& text) {
  std::printf("        %s\n", absl::StrReplaceAll(text, {{"\n", "\n        "}}).c_str());
}

}  // namespace

void RubricPrinter::OnTestEnd(const testing::TestInfo& info) {
  const Session& session = Session::Get();
  const testing::TestResult& result = *info.result();
  if (session.not_started() || !session.no_device().empty() ||
      (!session.compiles() && !session.expected_losses())) {
    return;
  }
  const std::string points = Property(result, "points");
  if (points.empty()) {  // a TEST that is no line of the rubric
    std::printf("  %s %s\n", result.Passed() ? "ok    " : "FAILED", info.name());
  } else {
    std::printf("  [%s/%s] %s (%s)\n", points.c_str(), Property(result, "max_points").c_str(),
                Property(result, "title").c_str(), info.name());
  }
  const std::string timing = Property(result, "timing");
  if (!timing.empty()) PrintIndented(timing);
  if (session.expected_losses() || points.empty()) {
    for (int i = 0; i < result.total_part_count(); ++i) {
      if (result.GetTestPartResult(i).failed()) {
        PrintIndented(result.GetTestPartResult(i).message());
      }
    }
  } else if (!result.Passed()) {
    PrintIndented(Property(result, "explanation"));
  }
}

void RubricPrinter::OnTestProgramEnd(const testing::UnitTest& program) {
  const Session& session = Session::Get();
  if (!session.explanation().empty()) std::printf("%s\n", session.explanation().c_str());
  int max_points = 0;
  for (const RubricLine& line : RubricLines()) max_points += line.max_points;
  std::printf("%s: %d of %d points\n", session.Verdict().c_str(), session.points(), max_points);
  if (!session.Counters().empty()) std::printf("largest run: %s\n", session.Counters().c_str());
  if (!program.Passed() && !session.not_started() && session.compiles() &&
      session.no_device().empty()) {
    std::printf("the same inputs again: --seed=%llu\n",
                static_cast<unsigned long long>(GlobalSettings().seed));
  }
  std::fflush(stdout);
}

}  // namespace grade
