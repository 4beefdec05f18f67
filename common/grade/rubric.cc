// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/grade/rubric.h"

#include <algorithm>
#include <cstring>
#include <exception>
#include <map>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "absl/strings/string_view.h"
#include "absl/strings/strip.h"
#include "common/grade/cause.h"
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

// What a test says to a failing line for its student: "Hint: ..." or, for certain findings only,
// "Hint(race, hang): ...".
struct Hint {
  std::vector<std::string> kinds;
  std::string text;
};

// Whether `line` begins a hint; if so, `hint` becomes what it says.
bool ParseHint(absl::string_view line, Hint* hint) {
  if (!absl::ConsumePrefix(&line, "Hint")) return false;
  std::vector<std::string> kinds;
  if (absl::ConsumePrefix(&line, "(")) {
    const std::size_t end = line.find(')');
    if (end == absl::string_view::npos) return false;
    kinds = absl::StrSplit(line.substr(0, end), ", ");
    line.remove_prefix(end + 1);
  }
  if (!absl::ConsumePrefix(&line, ": ")) return false;
  *hint = {std::move(kinds), std::string(line)};
  return true;
}

// A hint speaks of one cause: what the matcher asked for, or a kind of finding. Where the line
// failed for another it would lead astray.
bool Applies(const Hint& hint, const Cause& cause) {
  if (hint.kinds.empty()) return cause.asked;
  return std::any_of(cause.findings.begin(), cause.findings.end(), [&](const ToldFinding& finding) {
    return std::any_of(hint.kinds.begin(), hint.kinds.end(), [&](const std::string& kind) {
      return kind == "any" || kind == simt::FindingKindName(finding.kind);
    });
  });
}

// `text` without its hints, and with those at its end that apply.
std::string WithHintsFor(const Cause& cause, absl::string_view text) {
  std::string kept, hints;
  bool hiding = false;
  for (const absl::string_view line : absl::StrSplit(text, '\n')) {
    Hint hint;
    if (ParseHint(line, &hint)) {
      hiding = !Applies(hint, cause);
      if (!hiding) absl::StrAppend(&hints, "\nHint: ", hint.text);
    } else if (!hiding) {
      absl::StrAppend(hints.empty() ? &kept : &hints, "\n", line);
    }
  }
  return absl::StrCat(absl::StripAsciiWhitespace(kept), absl::StripTrailingAsciiWhitespace(hints));
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
std::string ForStudents(absl::string_view message, const Cause& cause) {
  constexpr absl::string_view kExpected = "\nExpected: ", kActual = "\n  Actual: the run ";
  const std::size_t expected = message.find(kExpected);
  const std::size_t actual = message.find(kActual);
  if (expected == absl::string_view::npos || actual == absl::string_view::npos ||
      actual < expected) {
    return WithHintsFor(cause, message);
  }
  const std::size_t asked = expected + kExpected.size();
  std::string text = WithHintsFor(cause, message.substr(actual + kActual.size()));
  const std::size_t type = text.find(" (of type ");
  if (type != std::string::npos) text.erase(type, text.find(')', type) + 1 - type);
  const std::size_t comma = text.find("), ");
  if (comma != std::string::npos) text.replace(comma, 3, "): ");
  const std::size_t hints = std::min(text.find("\nHint: "), text.size());
  return absl::StrCat(text.substr(0, hints), "\nasked: ", message.substr(asked, actual - asked),
                      text.substr(hints));
}

struct Failure {
  std::string text;  // as students read it
  Cause cause;
  std::string file;  // the grader's, with line
  int line = 0;
};

// What came of running a line's body.
struct Outcome {
  std::vector<Failure> failures;

  bool lost() const { return !failures.empty(); }
};

// Keeps the failures that GoogleTest reports, each with what its matcher noted of the cause.
class FailureRecorder : public testing::ScopedFakeTestPartResultReporter {
 public:
  explicit FailureRecorder(Outcome* outcome)
      : ScopedFakeTestPartResultReporter(INTERCEPT_ONLY_CURRENT_THREAD, nullptr),
        outcome_(outcome) {}

  void ReportTestPartResult(const testing::TestPartResult& part) override {
    Cause cause = TakeCause();
    if (!part.failed()) return;
    std::string text = ForStudents(part.message(), cause);
    outcome_->failures.push_back({std::move(text), std::move(cause),
                                  part.file_name() == nullptr ? "" : part.file_name(),
                                  part.line_number()});
  }

 private:
  Outcome* const outcome_;
};

// Replaces findings that an earlier failure told in full by a reference to the line `name` that it
// is under.
void TellOnce(const std::string& name, Failure* failure) {
  static std::map<std::string, std::string>& told = *new std::map<std::string, std::string>;
  for (const ToldFinding& finding : failure->cause.findings) {
    const auto [earlier, is_new] = told.emplace(finding.key, name);
    if (is_new) continue;
    failure->text = absl::StrReplaceAll(
        failure->text,
        {{finding.text,
          absl::StrCat(finding.place, ": the same ", NounOf(finding.kind),
                       earlier->second == name ? std::string(" as above")
                                               : absl::StrCat(" as under ", earlier->second))}});
  }
}

Outcome RunBody(const std::string& name, void (*body)()) {
  Outcome outcome;
  try {
    FailureRecorder recorder(&outcome);
    body();
  } catch (const std::exception& exception) {
    outcome.failures.push_back(
        {absl::StrCat("the grader's own code threw: ", exception.what()), Cause(), "", 0});
  }
  for (std::size_t i = 0; i < outcome.failures.size() && i < kShownFailures; ++i) {
    TellOnce(name, &outcome.failures[i]);
  }
  return outcome;
}

std::string Explanation(const Outcome& outcome) {
  std::string text;
  for (std::size_t i = 0; i < outcome.failures.size() && i < kShownFailures; ++i) {
    absl::StrAppend(&text, text.empty() ? "" : "\n", outcome.failures[i].text);
  }
  if (outcome.failures.size() > kShownFailures) {
    const std::size_t more = outcome.failures.size() - kShownFailures;
    absl::StrAppend(&text, "\nand ", more,
                    more == 1 ? " more case of this line fails" : " more cases of this line fail");
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
  Record(outcome.lost() ? 0 : line.max_points, outcome.lost() ? "lost" : "won",
         Explanation(outcome));
  testing::Test::RecordProperty("expected", to_lose ? "lost" : "won");
  if (outcome.lost() == to_lose || !session.HoldsToExpectation()) return;
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
  if (session.compiles() && session.no_device().empty()) {
    SeedEngine(GlobalSettings().seed, name);
    outcome = RunBody(name, body);
  } else if (!session.compiles()) {
    outcome.failures.push_back({"it does not compile", Cause(), "", 0});
  }
  if (!session.no_device().empty()) {  // whatever was expected: nothing was shown
    Record(0, "no device", "");
    FAIL() << (is_first ? session.no_device() : "there is no GPU to grade on");
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
  if (outcome.lost() && is_first && session.has_todo()) {
    session.set_not_started();
    Record(0, "not started", "");
    if (!GlobalSettings().starter) FAIL() << session.explanation();
    return;
  }
  if (GlobalSettings().starter) {
    FAIL() << GlobalSettings().source << " is no starter: it "
           << (session.has_todo() ? absl::StrCat("wins its first line, ", line.name)
                                  : "does not say TODO(student)");
  }
  Record(outcome.lost() ? 0 : line.max_points, outcome.lost() ? "lost" : "won",
         Explanation(outcome));
  for (std::size_t i = 0; i < outcome.failures.size() && i < kShownFailures; ++i) {
    const Failure& failure = outcome.failures[i];
    ADD_FAILURE_AT(failure.file.c_str(), failure.line) << failure.text;
  }
}

}  // namespace internal
}  // namespace grade
