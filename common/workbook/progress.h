// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: progress.h
//
// What the workbook remembers of a student: the last result of each exercise and the hints shown.
// Kept in .workbook/progress.json of the checkout, which git ignores.

#ifndef COMMON_WORKBOOK_PROGRESS_H_
#define COMMON_WORKBOOK_PROGRESS_H_

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "common/workbook/catalog.h"
#include "common/workbook/outcome.h"

namespace workbook {

class Progress {
 public:
  // Reads what was saved; nothing, or something unreadable, is a fresh start.
  static Progress Load(const std::string& workspace);
  absl::Status Save() const;

  // The hints of `exercise` shown so far.
  int HintsShown(const Exercise& exercise) const;
  void SetHintsShown(const Exercise& exercise, int hints);

  // Remembers the result of the student's file, whose contents were `source` when it was graded.
  void Record(const Outcome& outcome, const std::string& source);

  // Takes over results that `bazel test` left since, without this program.
  void TakeOverTestLogs(const std::vector<Exercise>& exercises);

  // The last result, if it is that of the student's file as it is now. Otherwise an outcome that is
  // not graded, its verdict "not started" (a starter), "not graded yet", "edited since" or "no
  // file", and its max_points those of the exercise's test.
  Outcome Last(const Exercise& exercise) const;

 private:
  struct Entry {
    int hints = 0;
    std::optional<Outcome> outcome;
    std::int64_t time = 0;  // when it was recorded, seconds since 1970
    std::string digest;     // of the file that was graded; empty: not known
  };

  explicit Progress(const std::string& workspace) : workspace_(workspace) {}

  std::string workspace_;
  std::map<std::string, Entry> entries_;  // by exercise id
};

}  // namespace workbook

#endif  // COMMON_WORKBOOK_PROGRESS_H_
