// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/grade/rubric.h"

#include <cstring>
#include <exception>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "common/grade/data.h"
#include "common/grade/session.h"
#include "common/grade/settings.h"
#include "gtest/gtest-spi.h"

namespace grade {

namespace {

// Failures of one line that are shown in full.
constexpr std::size_t kShownFailures = 2;

std::vector<RubricLine>& MutableLines() {
  static std::vector<RubricLine>& lines = *new std::vector<RubricLine>;
  return lines;
}

const RubricLine& FindLine(const char* name) {
  for (const RubricLine& line : RubricLines()) {
    if (line.name == name) return line;
  }
  return RubricLines().front();  // never: every line registers itself
}

// GoogleTest's message of a failed matcher on a run, as a student reads it. From
//
//   Value of: run
//   Expected: computes 3 values exactly
//     Actual: the run on (3 floats, out 3 floats), 1 of 3 elements is wrong; ...
//   Hint: ...
//
// it makes
//
//   on (3 floats, out 3 floats): 1 of 3 elements is wrong; ...
//   asked: computes 3 values exactly
//   Hint: ...
std::string ForStudents(absl::string_view message) {
  constexpr absl::string_view kExpected = "\nExpected: ", kActual = "\n  Actual: the run ";
  const std::size_t expected = message.find(kExpected);
  const std::size_t actual = message.find(kActual);
  if (expected == absl::string_view::npos || actual == absl::string_view::npos ||
      actual < expected) {
    return std::string(absl::StripAsciiWhitespace(message));
  }
  const std::size_t asked = expected + kExpected.size();
  absl::string_view rest = message.substr(actual + kActual.size());
  std::string hint;
  const std::size_t hint_at = rest.rfind("\nHint: ");
  if (hint_at != absl::string_view::npos) {
    hint = std::string(rest.substr(hint_at));
    rest = rest.substr(0, hint_at);
  }
  std::string text(absl::StripTrailingAsciiWhitespace(rest));
  const std::size_t type = text.find(" (of type ");
  if (type != std::string::npos) text.erase(type, text.find(')', type) + 1 - type);
  const std::size_t comma = text.find("), ");
  if (comma != std::string::npos) text.replace(comma, 3, "): ");
  return absl::StrCat(text, "\nasked: ", message.substr(asked, actual - asked), hint);
}

// What came of running a line's body.
struct Outcome {
  bool lost = false;
  std::vector<std::string> failures;  // as students read them
  std::vector<std::pair<std::string, int>> places;
};

Outcome RunBody(void (*body)()) {
  testing::TestPartResultArray parts;
  std::string thrown;
  {
    testing::ScopedFakeTestPartResultReporter reporter(
        testing::ScopedFakeTestPartResultReporter::INTERCEPT_ONLY_CURRENT_THREAD, &parts);
    try {
      body();
    } catch (const std::exception& exception) {
      thrown = exception.what();
    }
  }
  Outcome outcome;
  for (int i = 0; i < parts.size(); ++i) {
    const testing::TestPartResult& part = parts.GetTestPartResult(i);
    if (!part.failed()) continue;
    outcome.lost = true;
    outcome.failures.push_back(ForStudents(part.message()));
    outcome.places.emplace_back(part.file_name() == nullptr ? "" : part.file_name(),
                                part.line_number());
  }
  if (!thrown.empty()) {
    outcome.lost = true;
    outcome.failures.push_back(absl::StrCat("the grader's own code threw: ", thrown));
    outcome.places.emplace_back("", 0);
  }
  return outcome;
}

std::string Explanation(const Outcome& outcome) {
  std::string text;
  for (std::size_t i = 0; i < outcome.failures.size() && i < kShownFailures; ++i) {
    absl::StrAppend(&text, text.empty() ? "" : "\n", outcome.failures[i]);
  }
  if (outcome.failures.size() > kShownFailures) {
    absl::StrAppend(&text, "\nand ", outcome.failures.size() - kShownFailures,
                    " more cases of this line fail");
  }
  return text;
}

void Record(int points, const char* verdict, const std::string& explanation) {
  testing::Test::RecordProperty("points", points);
  testing::Test::RecordProperty("verdict", verdict);
  if (!explanation.empty()) testing::Test::RecordProperty("explanation", explanation);
  Session::Get().AddPoints(points);
}

// Compares a line with what the header of an answer with a known grade says.
void HoldToExpectation(const RubricLine& line, const Outcome& outcome) {
  const Session& session = Session::Get();
  const bool to_lose = session.expected_losses()->count(line.name) > 0;
  Record(outcome.lost ? 0 : line.max_points, outcome.lost ? "lost" : "won", Explanation(outcome));
  if (outcome.lost == to_lose || !session.HoldsToExpectation()) return;
  if (to_lose) {
    ADD_FAILURE() << "the answer says that it loses " << line.name << ", but it won it";
  } else {
    ADD_FAILURE() << "the answer does not say that it loses " << line.name
                  << ", but it lost it: " << Explanation(outcome);
  }
}

}  // namespace

const std::vector<RubricLine>& RubricLines() { return MutableLines(); }

namespace internal {

bool RegisterRubricLine(RubricLine line) {
  MutableLines().push_back(std::move(line));
  return true;
}

void RunRubricLine(const char* name, void (*body)()) {
  Session& session = Session::Get();
  const RubricLine& line = FindLine(name);
  const bool is_first = &line == &RubricLines().front();
  testing::Test::RecordProperty("max_points", line.max_points);
  testing::Test::RecordProperty("title", line.title);

  Outcome outcome;
  if (session.not_started()) {
    Record(0, "not started", "");
    // Never a pass: the points are 0, and main() fails a starter with its one sentence instead of a
    // wall of failed lines.
    GTEST_SKIP();
  }
  if (session.compiles()) {
    SeedEngine(GlobalSettings().seed, name);
    outcome = RunBody(body);
  } else {
    outcome.lost = true;
    outcome.failures.push_back("it does not compile");
    outcome.places.emplace_back("", 0);
  }
  if (session.expected_losses().has_value()) return HoldToExpectation(line, outcome);

  if (!session.compiles()) {
    Record(0, "does not compile", "");
    session.set_explanation(session.compile_errors());
    if (is_first) {
      FAIL() << session.compile_errors();
    }
    FAIL() << "it does not compile";
  }
  if (outcome.lost && is_first && session.has_todo()) {
    session.set_not_started();
    Record(0, "not started", "");
    session.set_explanation(
        absl::StrCat("not started yet: ", GlobalSettings().source,
                     " waits for you where it says TODO(student). Its README tells the task."));
    FAIL() << session.explanation();
  }
  Record(outcome.lost ? 0 : line.max_points, outcome.lost ? "lost" : "won", Explanation(outcome));
  for (std::size_t i = 0; i < outcome.failures.size() && i < kShownFailures; ++i) {
    ADD_FAILURE_AT(outcome.places[i].first.c_str(), outcome.places[i].second)
        << outcome.failures[i];
  }
}

}  // namespace internal
}  // namespace grade
