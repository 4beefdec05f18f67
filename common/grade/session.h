// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: session.h
//
// One run of a grader: in which mode the submission is judged, and what it has won so far.

#ifndef COMMON_GRADE_SESSION_H_
#define COMMON_GRADE_SESSION_H_

#include <optional>
#include <set>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "common/grade/rubric.h"
#include "common/grade/settings.h"
#include "common/simt/report/report.h"

namespace grade {

class Session {
 public:
  // The session of this process.
  static Session& Get();

  // Reads the diagnostics, the source and the expectation that `settings` name.
  absl::Status Start(const Settings& settings);

  // What the compiler said, if the submission does not compile.
  const std::string& compile_errors() const { return compile_errors_; }
  bool compiles() const { return compile_errors_.empty(); }

  // Where the submission converts float to double, or double to float, without a cast: the
  // compiler's words. Empty if nowhere, or if that is not known, as on a GPU.
  const std::string& conversions() const { return conversions_; }
  // Whether the source tells the compiler to be silent.
  bool silences_compiler() const { return silences_compiler_; }

  // Whether the source is a starter that its student has not begun with: it says TODO(student).
  bool has_todo() const { return has_todo_; }
  bool not_started() const { return not_started_; }
  // Judges the submission as one, and explains it so.
  void set_not_started();

  // The names of the lines the submission is to lose, if it is an answer with a known grade.
  const std::optional<std::set<std::string>>& expected_losses() const { return expected_losses_; }
  // Whether a line is held to the expectation. On a GPU only an answer that loses nothing is: what
  // only counters and checks can see, no line can lose there.
  bool HoldsToExpectation() const;

  // Why nothing can be graded: there is no GPU. Empty if there is one, or if none is needed.
  const std::string& no_device() const { return no_device_; }
  void set_no_device(const std::string& sentence) { no_device_ = explanation_ = sentence; }

  // One text that explains all lost lines; empty if each has its own.
  const std::string& explanation() const { return explanation_; }
  void set_explanation(const std::string& explanation) { explanation_ = explanation; }

  void AddPoints(int points) { points_ += points; }
  int points() const { return points_; }

  // Remembers the largest run, whose counters stand for the submission on the board.
  void NoteRun(const simt::RunReport& report, bool counted, double seconds);
  // Remembers the time that was measured on a GPU, where nothing is counted.
  void NoteSpeedup(const std::string& measured) { measured_ = measured; }
  // "loads 4.0 sectors/request, stores 4.0 sectors/request, 0 bank conflicts, 12.3 us predicted",
  // or what NoteSpeedup was told.
  std::string Counters() const;

  // passed, partial, failed, not started, does not compile, no device.
  std::string Verdict() const;

 private:
  std::string source_;
  std::string compile_errors_;
  std::string conversions_;
  bool silences_compiler_ = false;
  bool has_todo_ = false;
  bool not_started_ = false;
  std::string no_device_;
  std::string explanation_;
  std::optional<std::set<std::string>> expected_losses_;
  int points_ = 0;
  bool saw_gpu_ = false;
  simt::KernelCounters largest_{};
  double largest_seconds_ = 0;
  std::string measured_;
};

// The names in the `// loses: A, B` lines at the head of a submission's text; an error if it has
// none. `nothing` is the empty set.
absl::StatusOr<std::set<std::string>> ParseLosses(const std::string& source);

}  // namespace grade

#endif  // COMMON_GRADE_SESSION_H_
