// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/course/faults.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <regex>
#include <set>
#include <system_error>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "common/grade/session.h"
#include "common/simt/report/finding.h"
#include "common/workbook/catalog.h"
#include "common/workbook/files.h"
#include "common/workbook/hint.h"
#include "common/workbook/rubric.h"

namespace workbook {
namespace {

namespace fs = std::filesystem;

constexpr char kTodo[] = "TODO(student)";
constexpr std::size_t kHints = 3, kWrongAnswers = 5, kRightAnswers = 2;

std::size_t CountOf(const std::string& part, const std::string& text) {
  std::size_t count = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
    ++count;
  }
  return count;
}

// The names in the folder, sorted; none if there is no such folder.
std::vector<std::string> NamesIn(const std::string& folder) {
  std::vector<std::string> names;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(folder, error)) {
    names.push_back(entry.path().filename());
  }
  std::sort(names.begin(), names.end());
  return names;
}

// The cells of each row of the table in the section `heading` of a Markdown text, without the
// table's head.
std::vector<std::vector<std::string>> TableIn(const std::string& text, const std::string& heading) {
  std::vector<std::vector<std::string>> rows;
  bool inside = false;
  int skip = 0;
  for (const absl::string_view line : absl::StrSplit(text, '\n')) {
    if (absl::StartsWith(line, "#")) {
      inside = line == absl::StrCat("## ", heading);
      skip = 2;
    }
    if (!inside || !absl::StartsWith(line, "|") || skip-- > 0) continue;
    std::vector<std::string> cells;
    for (const absl::string_view cell : absl::StrSplit(line.substr(1), '|')) {
      cells.emplace_back(absl::StripAsciiWhitespace(cell));
    }
    if (!cells.empty() && cells.back().empty()) cells.pop_back();
    rows.push_back(cells);
  }
  return rows;
}

class Inspection {
 public:
  explicit Inspection(const std::string& root) : root_(root) {}

  std::vector<std::string> Run() {
    const absl::StatusOr<Catalog> catalog = Catalog::Load(root_);
    if (!catalog.ok()) return {std::string(catalog.status().message())};
    std::map<std::string, std::vector<Exercise>> modules;
    for (const Exercise& exercise : catalog->exercises()) {
      modules[exercise.module].push_back(exercise);
      CheckFiles(exercise);
      CheckLesson(exercise);
      CheckHintsOfTest(exercise);
      CheckAnswers(exercise);
    }
    for (const auto& [module, exercises] : modules) {
      CheckReadingOrder(module, exercises);
      CheckStrays(module, exercises);
    }
    return faults_;
  }

 private:
  template <class... Parts>
  void Fault(const Parts&... parts) {
    faults_.push_back(absl::StrCat(parts...));
  }

  std::string Read(const std::string& path) const {
    return ReadFile(root_ + "/" + path).value_or("");
  }
  bool Exists(const std::string& path) const {
    std::error_code ignored;
    return fs::exists(root_ + "/" + path, ignored);
  }

  bool Calls(const std::string& build_file, const std::string& rule,
             const std::string& name) const {
    const std::vector<std::string> names = CallsIn(Read(build_file), rule);
    return std::count(names.begin(), names.end(), name) == 1;
  }

  void CheckFiles(const Exercise& exercise) {
    for (const char* end :
         {".h", ".cu", "_reference.h", "_reference.cc", "_test.cc", "_benchmark.cc"}) {
      const std::string path = absl::StrCat(exercise.Folder(), "/", exercise.name, end);
      if (!Exists(path)) Fault(path, " is missing.");
    }
    const std::size_t todos = CountOf(kTodo, Read(exercise.Source()));
    if (Exists(exercise.Source()) && todos != 1) {
      Fault(exercise.Source(), " says ", kTodo, " ", todos,
            " times; a starter says it once, where the student begins.");
    }
    const std::string benchmark =
        absl::StrCat(exercise.Folder(), "/", exercise.name, "_benchmark.cc");
    if (Exists(benchmark) && !absl::StrContains(Read(benchmark), "BENCHMARK(")) {
      Fault(benchmark, " measures nothing; write a GRADE_BENCHMARK or, for the CPU, a BENCHMARK.");
    }
    if (!Exists(exercise.Solution())) {
      Fault(exercise.Solution(), " is missing: the model answer.");
    } else if (absl::StrContains(Read(exercise.Solution()), kTodo)) {
      Fault(exercise.Solution(), " says ", kTodo, "; a model answer is whole.");
    }
    const std::string build_file = absl::StrCat("solutions/", exercise.module, "/BUILD.bazel");
    if (!Calls(build_file, "solution", exercise.name)) {
      Fault(build_file, " lacks solution(name = \"", exercise.name, "\").");
    }
  }

  void CheckLesson(const Exercise& exercise) {
    const std::string readme = exercise.Readme();
    if (!Exists(readme)) return Fault(readme, " is missing: the lesson.");
    const std::string text = Read(readme);
    for (const char* heading : {"Task", "Contract", "Rubric", "Hints"}) {
      if (!absl::StrContains(text, absl::StrCat("\n## ", heading, "\n"))) {
        Fault(readme, " has no section \"## ", heading, "\".");
      }
    }
    const std::vector<std::string> hints = HintsIn(text);
    const auto empty = static_cast<std::size_t>(std::count(hints.begin(), hints.end(), ""));
    if (hints.size() != kHints || empty > 0) {
      Fault(readme, " has ", hints.size() - empty, " of ", kHints,
            " hints in <details>; write three, from a nudge to almost there.");
    }
    const std::vector<RubricLine> lines = RubricLinesIn(Read(exercise.Test()));
    if (Exists(exercise.Test()) && lines.empty()) {
      return Fault(exercise.Test(), " has no RUBRIC line.");
    }
    std::vector<std::string> said, graded;
    for (const std::vector<std::string>& row : TableIn(text, "Rubric")) {
      said.push_back(row.size() < 2 ? row[0] : absl::StrCat(row[0], " (", row[1], ")"));
    }
    for (const RubricLine& line : lines) {
      graded.push_back(absl::StrCat(line.name, " (", line.max_points, ")"));
    }
    if (said == graded) return;
    const auto [mine, theirs] =
        std::mismatch(said.begin(), said.end(), graded.begin(), graded.end());
    Fault(readme, " has in its rubric ", mine == said.end() ? "nothing more" : *mine, " where ",
          exercise.name, "_test.cc has ", theirs == graded.end() ? "nothing more" : *theirs, ".");
  }

  // Hints of findings name kinds that there are, and hints on IsClean() name one.
  void CheckHintsOfTest(const Exercise& exercise) {
    static const std::regex& kinds = *new std::regex(R"re(\bHint\(([^)]*)\): )re");
    static const std::regex& clean =
        *new std::regex(R"re(IsClean(OrEmpty)?\(\)\)\s*<<\s*"Hint: )re");
    const std::string text = Read(exercise.Test());
    for (std::sregex_iterator match(text.begin(), text.end(), kinds), end; match != end; ++match) {
      for (const absl::string_view kind : absl::StrSplit((*match)[1].str(), ", ")) {
        if (kind == "any" || simt::FindingKindFromName({kind.data(), kind.size()}).has_value())
          continue;
        Fault(exercise.Test(), " has a hint for \"", kind, "\", which no finding is called.");
      }
    }
    if (std::regex_search(text, clean)) {
      Fault(exercise.Test(),
            " has a hint on IsClean() that does not say for which finding it is: write "
            "\"Hint(race): ...\".");
    }
  }

  void CheckAnswers(const Exercise& exercise) {
    const std::string folder = "tests/submissions/" + exercise.name;
    std::size_t wrong = 0, right = 0;
    for (const std::string& name : NamesIn(root_ + "/" + folder)) {
      if (!absl::EndsWith(name, ".cu")) continue;
      const std::string path = absl::StrCat(folder, "/", name);
      const absl::StatusOr<std::set<std::string>> losses = grade::ParseLosses(Read(path));
      if (!losses.ok()) {
        Fault(path,
              " does not say what it must lose: write \"// loses: Line\" or \"// loses: "
              "nothing\".");
        continue;
      }
      ++(losses->empty() ? right : wrong);
    }
    if (wrong < kWrongAnswers) {
      Fault(folder, " has ", wrong, " of at least ", kWrongAnswers,
            " wrong answers; write more, each with another mistake.");
    }
    if (right < kRightAnswers) {
      Fault(folder, " has ", right, " of at least ", kRightAnswers,
            " right answers; write more, each unlike the model answer.");
    }
    if (!Calls("tests/submissions/BUILD.bazel", "submissions", exercise.name)) {
      Fault("tests/submissions/BUILD.bazel lacks submissions(name = \"", exercise.name, "\").");
    }
  }

  void CheckReadingOrder(const std::string& module, const std::vector<Exercise>& exercises) {
    const std::string readme = absl::StrCat("modules/", module, "/README.md");
    if (!Exists(readme)) return Fault(readme, " is missing: the module's chapter.");
    std::vector<std::string> said, called;
    for (const std::vector<std::string>& row : TableIn(Read(readme), "Reading order")) {
      said.push_back(row.size() < 2 ? "" : absl::StrCat(row[1], " with ", row.back(), " points"));
    }
    for (const Exercise& exercise : exercises) {
      called.push_back(absl::StrCat("[", exercise.name, "](", exercise.name, "/README.md) with ",
                                    MaxPoints(RubricLinesIn(Read(exercise.Test()))), " points"));
    }
    if (said == called) return;
    const auto [mine, theirs] =
        std::mismatch(said.begin(), said.end(), called.begin(), called.end());
    Fault(readme, " has in its reading order ", mine == said.end() ? "nothing more" : *mine,
          " where the calls in BUILD.bazel and the tests have ",
          theirs == called.end() ? "nothing more" : *theirs, ".");
  }

  // Folders and model answers that no exercise() call is about.
  void CheckStrays(const std::string& module, const std::vector<Exercise>& exercises) {
    const auto is_exercise = [&](const std::string& name) {
      return std::any_of(exercises.begin(), exercises.end(),
                         [&](const Exercise& exercise) { return exercise.name == name; });
    };
    const std::string folder = absl::StrCat("modules/", module);
    for (const std::string& name : NamesIn(root_ + "/" + folder)) {
      if (!fs::is_directory(root_ + "/" + folder + "/" + name) || is_exercise(name)) continue;
      Fault(folder, "/BUILD.bazel lacks exercise(name = \"", name, "\"), whose folder is there.");
    }
    const std::string build_file = absl::StrCat("solutions/", module, "/BUILD.bazel");
    for (const std::string& name : CallsIn(Read(build_file), "solution")) {
      if (!is_exercise(name)) {
        Fault(build_file, " has solution(name = \"", name, "\"), which is no exercise.");
      }
    }
  }

  const std::string root_;
  std::vector<std::string> faults_;
};

}  // namespace

std::vector<std::string> FaultsOfCourse(const std::string& root) { return Inspection(root).Run(); }

}  // namespace workbook
