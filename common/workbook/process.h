// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: process.h
//
// Starting another program and waiting for its end.

#ifndef COMMON_WORKBOOK_PROCESS_H_
#define COMMON_WORKBOOK_PROCESS_H_

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"

namespace workbook {

struct Process {
  std::vector<std::string> arguments;  // arguments[0] is the program, looked up in PATH
  std::string directory = {};          // to run in; empty: this process's own
  std::vector<std::pair<std::string, std::string>> environment = {};  // added to this process's own
  // Files for what it prints to stdout and stderr, emptied first; empty: this process's own. Both
  // may be one file.
  std::string output = {}, errors = {};
  std::function<void()> while_waiting =
      {};  // called about ten times a second until it ends; may be empty
};

struct ProcessEnd {
  int exit_code = 0;  // if it ended by itself
  int signal = 0;     // otherwise

  bool Success() const { return exit_code == 0 && signal == 0; }
};

// Runs `process` to its end. While it runs, an interrupt from the terminal reaches only the child
// (so that the caller can clean up after it), and a SIGTERM or SIGHUP is passed on to it. An error,
// NotFound or Internal with a sentence, means that the program could not be started.
absl::StatusOr<ProcessEnd> RunProcess(const Process& process);

}  // namespace workbook

#endif  // COMMON_WORKBOOK_PROCESS_H_
