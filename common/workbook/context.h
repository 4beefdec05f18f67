// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: context.h
//
// Where a subcommand works and where it prints.

#ifndef COMMON_WORKBOOK_CONTEXT_H_
#define COMMON_WORKBOOK_CONTEXT_H_

#include <iosfwd>
#include <string>

#include "absl/status/statusor.h"

namespace workbook {

// Exit codes of the command line. A subcommand's function returns one of them, or an error:
// InvalidArgument becomes kUsage, any other kFailed.
enum ExitCode {
  kSuccess = 0,
  kShortfall = 1,  // something lost points; the simulator found something
  kUsage = 2,
  kFailed = 3,  // the work itself could not be done; the program itself failed
};

struct Context {
  std::string workspace;          // the checkout
  std::string working_directory;  // where the user called from; relative paths start there
  std::string program;            // path of this executable
  std::ostream* out = nullptr;
  std::ostream* err = nullptr;
  bool colour = false;      // on `out`: a terminal, and NO_COLOR is not set
  bool err_colour = false;  // the same on `err`
  bool progress = false;    // `err` is a terminal: show what goes on while it takes long

  // From the environment that `bazel run` makes, or by the current folder if it was called
  // directly. FailedPrecondition if that is outside a checkout.
  static absl::StatusOr<Context> FromEnvironment();

  // `path` as the user wrote it, made absolute.
  std::string Absolute(const std::string& path) const;
};

}  // namespace workbook

#endif  // COMMON_WORKBOOK_CONTEXT_H_
