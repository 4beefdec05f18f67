// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include "common/workbook/catalog.h"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <regex>
#include <string>
#include <system_error>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "absl/strings/strip.h"
#include "common/workbook/files.h"
#include "common/workbook/nearest.h"

namespace workbook {
namespace {

namespace fs = std::filesystem;

// "modules/01_intro_ufuncs/hypot/" and "01_intro_ufuncs/hypot/hypot.cu" mean
// "01_intro_ufuncs/hypot".
std::string Normalized(absl::string_view name) {
  while (absl::ConsumePrefix(&name, "./") || absl::ConsumePrefix(&name, "modules/") ||
         absl::ConsumePrefix(&name, "solutions/")) {
  }
  while (absl::ConsumeSuffix(&name, "/")) {
  }
  if (absl::ConsumeSuffix(&name, ".cu")) {
    const std::string path(name);
    const std::string stem = fs::path(path).filename();
    if (absl::EndsWith(path, absl::StrCat(stem, "/", stem))) return fs::path(path).parent_path();
  }
  return std::string(name);
}

absl::Status Unknown(const std::string& name, const std::vector<Exercise>& exercises) {
  std::vector<std::string> known;
  for (const Exercise& exercise : exercises) {
    known.push_back(exercise.name);
    known.push_back(exercise.module);
    known.push_back(exercise.Id());
  }
  const std::string nearest = NearestMatch(name, known);
  return absl::InvalidArgumentError(
      absl::StrCat("There is no exercise or module \"", name, "\"; ",
                   nearest.empty() ? std::string("`workbook status` lists them.")
                                   : absl::StrCat("did you mean ", nearest, "?")));
}

}  // namespace

std::vector<std::string> CallsIn(const std::string& build_file, const std::string& macro) {
  const std::regex call("(?:^|\\n)" + macro + R"re(\([^)]*?\bname = "([^"]*)")re");
  std::vector<std::string> names;
  for (std::sregex_iterator match(build_file.begin(), build_file.end(), call), end; match != end;
       ++match) {
    names.push_back((*match)[1]);
  }
  return names;
}

absl::Status CheckSource(const std::string& workspace, const Exercise& exercise) {
  std::error_code ignored;
  if (fs::exists(fs::path(workspace) / exercise.Source(), ignored)) return absl::OkStatus();
  return absl::NotFoundError(absl::StrCat(exercise.Source(),
                                          " is missing; to get its starter back: bazel run "
                                          "//:workbook -- reset ",
                                          exercise.name));
}

absl::StatusOr<Catalog> Catalog::Load(const std::string& workspace) {
  std::vector<std::string> modules;
  std::error_code error;
  for (const auto& module : fs::directory_iterator(fs::path(workspace) / "modules", error)) {
    modules.push_back(module.path().filename());
  }
  std::sort(modules.begin(), modules.end());
  Catalog catalog;
  for (const std::string& module : modules) {
    const std::string build_file = workspace + "/modules/" + module + "/BUILD.bazel";
    for (const std::string& name : CallsIn(ReadFile(build_file).value_or(""), "exercise")) {
      catalog.exercises_.push_back({module, name});
    }
  }
  if (catalog.exercises_.empty()) {
    return absl::NotFoundError(absl::StrCat(
        "No exercises in ", workspace, "/modules; run this inside a checkout of the workbook."));
  }
  return catalog;
}

absl::StatusOr<std::vector<Exercise>> Catalog::Select(const std::vector<std::string>& names) const {
  if (names.empty()) return exercises_;
  std::vector<bool> chosen(exercises_.size(), false);
  for (const std::string& name : names) {
    const std::string wanted = Normalized(name);
    const bool is_module =
        std::any_of(exercises_.begin(), exercises_.end(),
                    [&](const Exercise& exercise) { return exercise.module == wanted; });
    std::vector<std::size_t> matches;
    for (std::size_t i = 0; i < exercises_.size(); ++i) {
      const Exercise& exercise = exercises_[i];
      if (is_module ? exercise.module == wanted
                    : exercise.name == wanted || exercise.Id() == wanted) {
        matches.push_back(i);
      }
    }
    if (matches.empty()) return Unknown(name, exercises_);
    if (!is_module && matches.size() > 1) {
      return absl::InvalidArgumentError(
          absl::StrCat("\"", name, "\" is in more than one module; write ",
                       exercises_[matches[0]].Id(), " or ", exercises_[matches[1]].Id(), "."));
    }
    for (const std::size_t match : matches) chosen[match] = true;
  }
  std::vector<Exercise> selected;
  for (std::size_t i = 0; i < exercises_.size(); ++i) {
    if (chosen[i]) selected.push_back(exercises_[i]);
  }
  return selected;
}

absl::StatusOr<Exercise> Catalog::Find(const std::string& name) const {
  absl::StatusOr<std::vector<Exercise>> selected = Select({name});
  if (!selected.ok()) return selected.status();
  if (selected->size() > 1) {
    return absl::InvalidArgumentError(absl::StrCat(
        "\"", name, "\" is a module; name one exercise, such as ", selected->front().Id(), "."));
  }
  return selected->front();
}

}  // namespace workbook
