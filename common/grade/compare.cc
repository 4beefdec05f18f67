// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/grade/compare.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <ostream>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "common/grade/cause.h"
#include "common/grade/explain.h"

namespace grade {

namespace {

using ::testing::MatchResultListener;

constexpr int kShownOutputLines = 10;

// The argument behind the `index`-th parameter that a submission may write; -1 if there is none.
int OutputArgument(const wire::Call& call, int index) {
  for (std::size_t i = 0; i < call.size(); ++i) {
    if (call[i].parameter.writable && index-- == 0) return static_cast<int>(i);
  }
  return -1;
}

std::string Coordinates(const wire::Argument& argument, std::uint64_t element) {
  if (argument.parameter.shape == wire::Shape::kMatrix && argument.columns > 0) {
    return absl::StrCat("row ", element / argument.columns, ", column ",
                        element % argument.columns);
  }
  return absl::StrCat("element ", element);
}

// The inputs of an elementwise function at the same place: "where the inputs are 3 and 4".
std::string InputsAt(const wire::Call& call, const wire::Argument& output, std::uint64_t element) {
  std::string text;
  for (const wire::Argument& argument : call) {
    if (argument.parameter.writable || argument.parameter.shape == wire::Shape::kScalar ||
        argument.rows != output.rows || argument.columns != output.columns) {
      continue;
    }
    const wire::ElementType type = argument.parameter.element;
    const std::byte* const bytes = &argument.bytes[element * wire::ElementSize(type)];
    absl::StrAppend(&text, text.empty() ? " (inputs there: " : ", ",
                    wire::FormatElement(type, wire::ElementValue(type, bytes)));
  }
  return text.empty() ? text : text + ")";
}

// The difference that counts; NaN and infinity as far away as can be, unless expected.
long double ErrorOf(long double yours, long double expected) {
  if (std::isnan(expected)) return std::isnan(yours) ? 0 : HUGE_VALL;
  if (std::isinf(expected)) return yours == expected ? 0 : HUGE_VALL;
  if (!std::isfinite(yours)) return HUGE_VALL;
  return std::fabs(yours - expected);
}

// What was seen of the wrong elements while comparing.
struct Tally {
  std::uint64_t wrong = 0, untouched = 0, not_a_number = 0;
  std::uint64_t first = 0, worst = 0;
  long double worst_error = -1, worst_allowed = 0;
};

std::string Describe(const Execution& execution, const wire::Argument& output,
                     const std::vector<long double>& expected, const Tally& tally) {
  const std::uint64_t count = output.count();
  const wire::ElementType type = output.parameter.element;
  const std::size_t size = wire::ElementSize(type);
  const auto value = [&](std::uint64_t element) {
    return wire::FormatElement(type, wire::ElementValue(type, &output.bytes[element * size]));
  };
  if (tally.untouched == count) {
    return absl::StrCat(
        "your code left its output untouched: ",
        count == 1 ? "its one element holds" : absl::StrCat("all ", count, " elements hold"),
        " what was there before the run");
  }
  std::string text = "the result is wrong: ";
  if (output.parameter.shape != wire::Shape::kScalar) {
    text = absl::StrCat(
        tally.wrong, " of ", count, tally.wrong == 1 ? " elements is" : " elements are", " wrong; ",
        tally.wrong == 1 ? "it is " : "the first is ", Coordinates(output, tally.first), ": ");
  }
  absl::StrAppend(&text, "yours ", value(tally.first), ", expected ",
                  wire::FormatElement(type, expected[tally.first]),
                  InputsAt(execution.call, output, tally.first));
  if (tally.untouched > 0) {
    absl::StrAppend(&text, "\n", tally.untouched,
                    " elements were never written: they hold what was there before the run");
  }
  if (tally.not_a_number > tally.untouched) {
    absl::StrAppend(&text, "\n", tally.not_a_number - tally.untouched,
                    " of yours are NaN (not a number) where a number is expected");
  }
  if (tally.worst_error > tally.worst_allowed) {
    absl::StrAppend(&text, absl::StrFormat("\nlargest error %.3Lg at %s; allowed there: %.3Lg",
                                           tally.worst_error, Coordinates(output, tally.worst),
                                           tally.worst_allowed));
  }
  if (execution.repeats_previous_call) {
    absl::StrAppend(&text, "\nyour output is that of the call before, on other inputs");
  }
  return text;
}

// Whether a mistake of this kind can make values wrong.
bool SpoilsValues(const simt::Finding& finding) {
  return finding.kind != simt::FindingKind::kLeak &&
         finding.kind != simt::FindingKind::kInvalidFree;
}

// The first finding that may be why values are wrong, for the end of an explanation, and notes it
// as the cause; empty if nothing was found.
std::string ExplainByFinding(const Execution& execution) {
  const std::vector<simt::Finding>& findings = execution.report.findings;
  const auto finding = std::find_if(findings.begin(), findings.end(), SpoilsValues);
  if (finding == findings.end()) return "";
  const ToldFinding told = Tell(*finding);
  NoteCause({/*asked=*/false, {told}});
  return absl::StrCat("\nwhat may be the reason:\n", told.text);
}

// ComputesWithin(): see compare.h.
class ComputesMatcher : public ::testing::MatcherInterface<const RunResult&> {
 public:
  ComputesMatcher(Tolerance tolerance, Expected expected, int output)
      : tolerance_(tolerance), expected_(std::move(expected)), output_(output) {}

  bool MatchAndExplain(const RunResult& run, MatchResultListener* listener) const override {
    NoteCause({});
    for (const Execution& execution : run.executions()) {
      if (!execution.verdict.finished()) {
        *listener << ExplainUnfinished(execution);
        return false;
      }
      const Comparison comparison = Compare(execution, output_, tolerance_, expected_);
      if (comparison.right && execution.changed_input.empty()) continue;
      *listener << (comparison.right ? execution.changed_input : comparison.text);
      if (execution.schedule != "forward" && !execution.schedule.empty()) {
        *listener << " (schedule " << execution.schedule << ")";
      }
      *listener << ExplainByFinding(execution);
      if (!execution.output.empty()) {
        *listener << "\nit printed:\n" << Quote(execution.output, kShownOutputLines);
      }
      return false;
    }
    return true;
  }

  void DescribeTo(std::ostream* out) const override {
    const std::size_t count = expected_.values().size();
    *out << "computes " << count << (count == 1 ? " value" : " values");
    if (tolerance_.relative == 0 && tolerance_.absolute == 0) {
      *out << " exactly";
    } else {
      *out << (count == 1 ? "" : ", each") << " within ";
      if (tolerance_.relative > 0) *out << tolerance_.relative << " times its size";
      if (tolerance_.relative > 0 && tolerance_.absolute > 0) *out << " plus ";
      if (tolerance_.absolute > 0) *out << tolerance_.absolute;
    }
  }

 private:
  const Tolerance tolerance_;
  const Expected expected_;
  const int output_;
};

}  // namespace

Comparison Compare(const Execution& execution, int index, const Tolerance& tolerance,
                   const Expected& expected) {
  Comparison comparison;
  const int argument = OutputArgument(execution.call, index);
  if (argument < 0) {
    comparison.text = absl::StrCat("the test asks for output ", index, ", which is not there");
    return comparison;
  }
  const wire::Argument& output = execution.call[static_cast<std::size_t>(argument)];
  if (output.count() != expected.values().size()) {
    comparison.text = absl::StrCat("the test expects ", expected.values().size(),
                                   " values of an output of ", output.count());
    return comparison;
  }
  const std::vector<std::byte>& poison = execution.poison[static_cast<std::size_t>(argument)];
  const std::size_t size = wire::ElementSize(output.parameter.element);
  Tally tally;
  for (std::uint64_t i = 0; i < output.count(); ++i) {
    const std::byte* const bytes = &output.bytes[i * size];
    const long double yours = wire::ElementValue(output.parameter.element, bytes);
    const long double wanted = expected.values()[i];
    const long double error = ErrorOf(yours, wanted);
    const long double allowed =
        std::isfinite(wanted) ? tolerance.absolute + tolerance.relative * std::fabs(wanted) : 0;
    if (std::isfinite(error) && error - allowed > tally.worst_error - tally.worst_allowed) {
      tally.worst = i;
      tally.worst_error = error;
      tally.worst_allowed = allowed;
    }
    if (error <= allowed) continue;
    if (tally.wrong++ == 0) tally.first = i;
    if (std::isnan(yours)) ++tally.not_a_number;
    if (output.poisoned && std::memcmp(bytes, &poison[i * size], size) == 0) ++tally.untouched;
  }
  comparison.wrong = tally.wrong;
  comparison.right = tally.wrong == 0;
  if (!comparison.right) {
    comparison.text = Describe(execution, output, expected.values(), tally);
  }
  return comparison;
}

::testing::Matcher<const RunResult&> ComputesWithin(Tolerance tolerance, Expected expected,
                                                    int output) {
  return ::testing::MakeMatcher(new ComputesMatcher(tolerance, std::move(expected), output));
}

::testing::Matcher<const RunResult&> Computes(Expected expected, int output) {
  return ComputesWithin({}, std::move(expected), output);
}

}  // namespace grade
