// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/workbook/reset.h"

#include <ctime>
#include <filesystem>
#include <ostream>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/string_view.h"
#include "common/workbook/catalog.h"
#include "common/workbook/files.h"
#include "common/workbook/process.h"

namespace workbook {
namespace {

constexpr char kMark[] = "TODO(student)";

// What `git ARGUMENTS...` prints in the workspace; an error with git's words if it fails.
absl::StatusOr<std::string> Git(const Context& context, const TemporaryFolder& folder,
                                const std::vector<std::string>& arguments) {
  Process process;
  process.arguments = {"git"};
  process.arguments.insert(process.arguments.end(), arguments.begin(), arguments.end());
  process.directory = context.workspace;
  process.output = folder.path() + "/output";
  process.errors = folder.path() + "/errors";
  const absl::StatusOr<ProcessEnd> end = RunProcess(process);
  if (!end.ok()) return end.status();
  if (!end->Success()) {
    return absl::InternalError(
        absl::StrCat("git ", arguments[0], " failed: ", ReadFile(process.errors).value_or("")));
  }
  return ReadFile(process.output);
}

absl::StatusOr<std::string> FindStarter(const Context& context, const std::string& source) {
  const absl::StatusOr<TemporaryFolder> folder = TemporaryFolder::Create();
  if (!folder.ok()) return folder.status();
  const absl::StatusOr<std::string> commits =
      Git(context, *folder, {"log", "--format=%H", "--", source});
  if (!commits.ok()) return commits.status();
  for (const absl::string_view commit : absl::StrSplit(*commits, '\n', absl::SkipEmpty())) {
    // A commit that removed the file has no version of it.
    const absl::StatusOr<std::string> version =
        Git(context, *folder, {"show", absl::StrCat(commit, ":./", source)});
    if (version.ok() && absl::StrContains(*version, kMark)) return *version;
  }
  return absl::NotFoundError(
      absl::StrCat("Git's history has no version of ", source, " that says ", kMark, "."));
}

// A path below .workbook/backup that does not exist: hypot.20260131-235959.cu.
std::string BackupPath(const Context& context, const Exercise& exercise) {
  const std::time_t now = std::time(nullptr);
  std::tm local = {};
  localtime_r(&now, &local);
  char stamp[32];
  std::strftime(stamp, sizeof stamp, "%Y%m%d-%H%M%S", &local);
  const std::string stem =
      absl::StrCat(".workbook/backup/", exercise.module, "/", exercise.name, ".", stamp);
  std::string path = stem + ".cu";
  for (int i = 2; std::filesystem::exists(context.workspace + "/" + path); ++i) {
    path = absl::StrCat(stem, "-", i, ".cu");
  }
  return path;
}

}  // namespace

const Command& ResetCommand() {
  static const Command* const command =
      new Command{"reset",
                  "EXERCISE",
                  "Brings the starter of an exercise back and keeps your file as a backup.",
                  "The starter is the last version in git's history that says TODO(student).",
                  1,
                  1,
                  {},
                  ""};
  return *command;
}

absl::StatusOr<int> Reset(const Context& context, const Arguments& arguments) {
  const absl::StatusOr<Catalog> catalog = Catalog::Load(context.workspace);
  if (!catalog.ok()) return catalog.status();
  const absl::StatusOr<Exercise> exercise = catalog->Find(arguments.operands[0]);
  if (!exercise.ok()) return exercise.status();
  const std::string path = context.workspace + "/" + exercise->Source();
  const absl::StatusOr<std::string> starter = FindStarter(context, exercise->Source());
  if (!starter.ok()) return starter.status();
  const absl::StatusOr<std::string> current = ReadFile(path);
  if (absl::IsNotFound(current.status())) {
    const absl::Status written = WriteFile(path, *starter);
    if (!written.ok()) return written;
    *context.out << exercise->Source() << " was missing; it is the starter again.\n";
    return kSuccess;
  }
  if (!current.ok()) return current.status();
  if (*current == *starter) {
    *context.out << exercise->Source() << " is the starter already.\n";
    return kSuccess;
  }
  const std::string backup = BackupPath(context, *exercise);
  const absl::Status kept = WriteFile(context.workspace + "/" + backup, *current);
  if (!kept.ok()) return kept;
  const absl::Status written = WriteFile(path, *starter);
  if (!written.ok()) return written;
  *context.out << exercise->Source() << " is the starter again; your file is kept as " << backup
               << ".\n";
  return kSuccess;
}

}  // namespace workbook
