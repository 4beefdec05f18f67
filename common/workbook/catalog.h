// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: catalog.h
//
// The exercises of a checkout, found by their folders: modules/MODULE/EXERCISE/EXERCISE.cu.

#ifndef COMMON_WORKBOOK_CATALOG_H_
#define COMMON_WORKBOOK_CATALOG_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"

namespace workbook {

struct Exercise {
  std::string module;  // "01_intro_ufuncs"
  std::string name;    // "hypot"

  std::string Id() const { return module + "/" + name; }
  // Paths below the workspace.
  std::string Folder() const { return "modules/" + Id(); }
  std::string Source() const { return Folder() + "/" + name + ".cu"; }  // what the student edits
  std::string Solution() const { return "solutions/" + Id() + ".cu"; }
  std::string Test() const { return Folder() + "/" + name + "_test.cc"; }
  std::string Readme() const { return Folder() + "/README.md"; }
  // The Bazel targets that grade and measure the student's file or, with `solution`, the model
  // answer, and what their labels begin with.
  std::string TestLabel(bool solution) const { return Target(solution) + "_test"; }
  std::string BenchmarkLabel(bool solution) const { return Target(solution) + "_benchmark"; }
  std::string Target(bool solution) const {
    return (solution ? "//solutions/" : "//modules/") + module + ":" + name;
  }
};

// The names of the calls of `macro`, such as "exercise", in the text of a BUILD.bazel file, in
// order.
std::vector<std::string> CallsIn(const std::string& build_file, const std::string& macro);

class Catalog {
 public:
  // Looks through the modules of `workspace`. NotFound if it has no exercise.
  static absl::StatusOr<Catalog> Load(const std::string& workspace);

  // What the modules' BUILD.bazel files call exercise(): in order of module and, within it, of the
  // calls, which is the order to read them in. Their files may be missing.
  const std::vector<Exercise>& exercises() const { return exercises_; }

  // The exercises that `names` mean: each an exercise ("hypot"), a module ("01_intro_ufuncs"), or
  // both ("01_intro_ufuncs/hypot", also with the folder "modules/" before it). No names mean all.
  // Each exercise comes once. An unknown or ambiguous name is InvalidArgument with a sentence.
  absl::StatusOr<std::vector<Exercise>> Select(const std::vector<std::string>& names) const;

  // The one exercise that `name` means; a module that has only one stands for it.
  absl::StatusOr<Exercise> Find(const std::string& name) const;

 private:
  std::vector<Exercise> exercises_;
};

// OK if the student's file is there; NotFound, with how to get it back, if it is not.
absl::Status CheckSource(const std::string& workspace, const Exercise& exercise);

}  // namespace workbook

#endif  // COMMON_WORKBOOK_CATALOG_H_
