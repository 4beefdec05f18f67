// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: settings.h
//
// What a grader was told on its command line.

#ifndef COMMON_GRADE_SETTINGS_H_
#define COMMON_GRADE_SETTINGS_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "common/grade/confine.h"

namespace grade {

struct Settings {
  std::string runner;       // the executable with the submission; empty file: it does not compile
  std::string diagnostics;  // what the compiler said about it
  std::string source;       // the submission's .cu file
  std::string expect;       // a wrong or right answer whose header says which lines it loses
  bool starter = false;     // the submission must be an untouched starter
  std::uint64_t seed = 0;   // of all random inputs
  std::vector<std::string> schedules = {"forward", "reverse", "random"};
  Limits limits;
};

// The settings of this process.
Settings& GlobalSettings();

// Fills `settings` from the arguments, all of the form --name=value:
//   --runner --diagnostics --source --expect  paths
//   --starter=yes        passes a starter that grades as not started, and nothing else
//   --seed=N             repeats a run; by default drawn afresh
//   --schedules=A,B      of forward, reverse, random, random:SEED: for runs under every schedule;
//   the
//                        first for all others
//   --time_limit=S       seconds of CPU time for one process
//   --memory_limit=MB    for one process
absl::Status ParseSettings(int argc, char** argv, Settings* settings);

}  // namespace grade

#endif  // COMMON_GRADE_SETTINGS_H_
