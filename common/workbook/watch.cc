// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/workbook/watch.h"

#include <chrono>
#include <cstddef>
#include <ostream>
#include <set>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/str_join.h"
#include "common/workbook/catalog.h"
#include "common/workbook/files.h"
#include "common/workbook/grade.h"

namespace workbook {
namespace {

constexpr std::chrono::milliseconds kPause(200);

}  // namespace

FileWatcher::FileWatcher(std::vector<std::string> paths)
    : paths_(std::move(paths)), contents_(paths_.size()) {
  Changed();
}

std::vector<std::size_t> FileWatcher::Changed() {
  std::vector<std::size_t> changed;
  for (std::size_t i = 0; i < paths_.size(); ++i) {
    std::string contents = ReadFile(paths_[i]).value_or("");
    if (contents == contents_[i]) continue;
    contents_[i] = std::move(contents);
    changed.push_back(i);
  }
  return changed;
}

const Command& WatchCommand() {
  static const Command* const command = new Command{
      "watch",
      "[EXERCISE|MODULE]...",
      "Grades an exercise (of all, or of those named) whenever you save its file.",
      "End it with Ctrl-C. What follows \"--\" goes to `bazel test`, such as --config=cuda.",
      0,
      1000,
      {},
      "BAZEL_OPTIONS"};
  return *command;
}

absl::StatusOr<int> Watch(const Context& context, const Arguments& arguments) {
  const absl::StatusOr<Catalog> catalog = Catalog::Load(context.workspace);
  if (!catalog.ok()) return catalog.status();
  const absl::StatusOr<std::vector<Exercise>> exercises = catalog->Select(arguments.operands);
  if (!exercises.ok()) return exercises.status();
  std::vector<std::string> names, paths;
  for (const Exercise& exercise : *exercises) {
    names.push_back(exercise.name);
    paths.push_back(context.workspace + "/" + exercise.Source());
  }

  std::ostream& out = *context.out;
  out << "Watching " << absl::StrJoin(names, ", ") << "; save a file to grade it, Ctrl-C to end.\n"
      << std::flush;
  FileWatcher watcher(paths);
  std::set<std::size_t> due;
  while (true) {
    std::this_thread::sleep_for(kPause);
    const std::vector<std::size_t> changed = watcher.Changed();
    due.insert(changed.begin(), changed.end());
    if (due.empty() || !changed.empty()) continue;  // an editor may not be done saving
    Arguments grade;
    for (const std::size_t i : due) grade.operands.push_back((*exercises)[i].Id());
    grade.rest = arguments.rest;
    due.clear();
    out << "\n";
    const absl::StatusOr<int> code = Grade(context, grade);
    if (!code.ok()) return code.status();
  }
}

}  // namespace workbook
