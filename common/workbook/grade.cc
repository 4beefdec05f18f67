// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/workbook/grade.h"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <map>
#include <ostream>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "absl/strings/string_view.h"
#include "common/workbook/bazel.h"
#include "common/workbook/board.h"
#include "common/workbook/build_events.h"
#include "common/workbook/catalog.h"
#include "common/workbook/files.h"
#include "common/workbook/outcome.h"
#include "common/workbook/process.h"
#include "common/workbook/progress.h"
#include "common/workbook/test_xml.h"
#include "nlohmann/json.hpp"

namespace workbook {
namespace {

using Records = std::map<std::string, TestRecord>;
using Clock = std::chrono::steady_clock;

constexpr std::chrono::seconds kQuiet(2);  // work shorter than this shows no progress line
constexpr std::size_t kLogLines = 20;      // of Bazel's or a test's log, shown when it failed

std::string LastLines(const std::string& path) {
  const absl::StatusOr<std::string> text = ReadFile(path);
  if (!text.ok()) return "";
  const std::vector<absl::string_view> lines = absl::StrSplit(*text, '\n', absl::SkipWhitespace());
  return absl::StrJoin(lines.end() - std::min(lines.size(), kLogLines), lines.end(), "\n");
}

// A line that is rewritten while the tests run: "building and grading: 2 of 4 done, 7 s".
class ProgressLine {
 public:
  ProgressLine(const Context& context, std::size_t tests, std::string events)
      : err_(*context.err), enabled_(context.progress), tests_(tests), events_(events) {}

  void Update() {
    const auto elapsed = std::chrono::duration_cast<std::chrono::seconds>(Clock::now() - start_);
    if (!enabled_ || elapsed < kQuiet || elapsed == shown_) return;
    shown_ = elapsed;
    const absl::StatusOr<std::string> text = ReadFile(events_);
    const Records records = text.ok() ? ReadBuildEvents(*text) : Records();
    const auto done =
        std::count_if(records.begin(), records.end(), [](const Records::value_type& record) {
          return !record.second.status.empty() || !record.second.problem.empty();
        });
    err_ << "\r\033[Kbuilding and grading: " << done << " of " << tests_ << " done, "
         << elapsed.count() << " s" << std::flush;
  }

  void Clear() {
    if (shown_.count() != 0) err_ << "\r\033[K" << std::flush;
  }

 private:
  std::ostream& err_;
  bool enabled_;
  std::size_t tests_;
  std::string events_;
  Clock::time_point start_ = Clock::now();
  std::chrono::seconds shown_{0};
};

// Runs the tests; what Bazel prints goes to `log`, what it did is returned. An error means that
// Bazel itself could not work.
absl::StatusOr<Records> RunTests(const Context& context, const std::vector<std::string>& labels,
                                 const std::vector<std::string>& options,
                                 const TemporaryFolder& folder) {
  const std::string events = folder.path() + "/events.json";
  ProgressLine progress(context, labels.size(), events);
  Process process;
  process.arguments = BazelCommand(context);
  for (const char* word : {"test", "--keep_going", "--color=no", "--curses=no", "--noshow_progress",
                           "--test_output=summary"}) {
    process.arguments.push_back(word);
  }
  process.arguments.push_back("--build_event_json_file=" + events);
  process.arguments.insert(process.arguments.end(), options.begin(), options.end());
  process.arguments.push_back("--");
  process.arguments.insert(process.arguments.end(), labels.begin(), labels.end());
  process.directory = context.workspace;
  process.output = process.errors = folder.path() + "/log";
  process.while_waiting = [&progress] { progress.Update(); };
  const absl::StatusOr<ProcessEnd> end = RunProcess(process);
  progress.Clear();
  if (!end.ok()) return end.status();
  const absl::StatusOr<std::string> text = ReadFile(events);
  Records records = text.ok() ? ReadBuildEvents(*text) : Records();
  if (records.empty()) {
    return absl::InternalError(
        absl::StrCat("`bazel test` ended ",
                     end->signal != 0 ? absl::StrCat("by signal ", end->signal)
                                      : absl::StrCat("with exit code ", end->exit_code),
                     " and ran no test. Its last lines:\n", LastLines(process.output)));
  }
  return records;
}

Outcome NotGraded(Outcome outcome, std::string why) {
  outcome.graded = false;
  outcome.verdict = "not graded";
  outcome.explanation = std::move(why);
  return outcome;
}

// What `record` says about the exercise of `outcome`.
Outcome OutcomeOf(Outcome outcome, const std::string& label, const TestRecord& record) {
  if (record.status.empty()) {
    std::string why =
        absl::StrCat("Bazel could not build ", label, ": ",
                     record.problem.empty() ? "it says nothing of it" : record.problem);
    const std::string errors = LastLines(record.errors);
    if (!errors.empty()) absl::StrAppend(&why, "\n", errors);
    return NotGraded(outcome, why);
  }
  if (record.status == "TIMEOUT") {
    return NotGraded(outcome, absl::StrCat(label, " ran past its time limit."));
  }
  const absl::StatusOr<std::string> xml = ReadFile(record.xml);
  const absl::Status status = xml.ok() ? ReadTestXml(*xml, &outcome) : xml.status();
  if (!status.ok()) {
    return NotGraded(outcome, absl::StrCat(status.message(), "\n", LastLines(record.log)));
  }
  return outcome;
}

// Grades the exercises, all in one run of Bazel.
absl::StatusOr<std::vector<Outcome>> GradeAll(const Context& context,
                                              const std::vector<Exercise>& exercises,
                                              bool solutions,
                                              const std::vector<std::string>& options) {
  std::vector<Outcome> outcomes;
  std::vector<std::string> labels;
  for (const Exercise& exercise : exercises) {
    Outcome outcome;
    outcome.exercise = exercise;
    outcome.source = solutions ? exercise.Solution() : exercise.Source();
    const absl::Status source =
        solutions ? absl::OkStatus() : CheckSource(context.workspace, exercise);
    if (source.ok()) {
      labels.push_back(exercise.TestLabel(solutions));
    } else {
      outcome = NotGraded(outcome, std::string(source.message()));
      outcome.verdict = "no file";
    }
    outcomes.push_back(outcome);
  }
  if (labels.empty()) return outcomes;
  const absl::StatusOr<TemporaryFolder> folder = TemporaryFolder::Create();
  if (!folder.ok()) return folder.status();
  absl::StatusOr<Records> records = RunTests(context, labels, options, *folder);
  if (!records.ok()) return records.status();
  for (Outcome& outcome : outcomes) {
    const std::string label = outcome.exercise.TestLabel(solutions);
    if (outcome.verdict.empty()) outcome = OutcomeOf(outcome, label, (*records)[label]);
  }
  return outcomes;
}

absl::Status Save(const Context& context, const std::vector<Outcome>& outcomes,
                  const std::vector<std::string>& sources) {
  Progress progress = Progress::Load(context.workspace);
  for (std::size_t i = 0; i < outcomes.size(); ++i) {
    if (outcomes[i].graded) progress.Record(outcomes[i], sources[i]);
  }
  return progress.Save();
}

absl::Status WriteJson(const std::string& path, const std::vector<Outcome>& outcomes,
                       bool solutions) {
  double points = 0, max_points = 0;
  nlohmann::json exercises = nlohmann::json::array();
  for (const Outcome& outcome : outcomes) {
    points += outcome.points;
    max_points += outcome.max_points;
    exercises.push_back(ToJson(outcome));
  }
  const nlohmann::json board = {{"version", 1},
                                {"graded", solutions ? "solutions" : "submissions"},
                                {"points", points},
                                {"max_points", max_points},
                                {"exercises", exercises}};
  return WriteFile(path,
                   board.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n");
}

}  // namespace

const Command& GradeCommand() {
  static const Command* const command = new Command{
      "grade",
      "[EXERCISE|MODULE]...",
      "Grades your files (all exercises, or those named) and prints the board.",
      "An exercise is named as hypot or 01_intro_ufuncs/hypot, a module as 01_intro_ufuncs.\n"
      "What follows \"--\" goes to `bazel test`, such as --config=cuda for a GPU.\n"
      "Exit code: 0 all have full points, 1 something lost points, 2 usage,\n"
      "3 something could not be graded.",
      0,
      1000,
      {{"solutions", "", "grade the model answers instead of your files"},
       {"json", "FILE", "write the board to FILE too"}},
      "BAZEL_OPTIONS"};
  return *command;
}

absl::StatusOr<int> Grade(const Context& context, const Arguments& arguments) {
  const absl::StatusOr<Catalog> catalog = Catalog::Load(context.workspace);
  if (!catalog.ok()) return catalog.status();
  const absl::StatusOr<std::vector<Exercise>> exercises = catalog->Select(arguments.operands);
  if (!exercises.ok()) return exercises.status();
  if (arguments.Has("json")) {
    const absl::Status writable = CheckOutputFile(context.Absolute(arguments.Value("json")));
    if (!writable.ok()) return writable;
  }

  const bool solutions = arguments.Has("solutions");
  std::vector<std::string> sources;
  for (const Exercise& exercise : *exercises) {
    sources.push_back(ReadFile(context.workspace + "/" + exercise.Source()).value_or(""));
  }
  const absl::StatusOr<std::vector<Outcome>> outcomes =
      GradeAll(context, *exercises, solutions, arguments.rest);
  if (!outcomes.ok()) return outcomes.status();

  std::ostream& out = *context.out;
  out << Board(*outcomes, context.colour);
  int code = kSuccess;
  for (const Outcome& outcome : *outcomes) {
    const std::string explanations = Explanations(outcome, context.colour);
    if (!explanations.empty()) out << "\n" << explanations;
    if (!outcome.graded) {
      code = kFailed;
    } else if (!outcome.FullPoints() && code == kSuccess) {
      code = kShortfall;
    }
  }
  out << std::flush;

  if (!solutions) {
    const absl::Status saved = Save(context, *outcomes, sources);
    if (!saved.ok()) *context.err << "workbook: " << saved.message() << "\n";
  }
  if (arguments.Has("json")) {
    const absl::Status written =
        WriteJson(context.Absolute(arguments.Value("json")), *outcomes, solutions);
    if (!written.ok()) return written;
  }
  return code;
}

}  // namespace workbook
