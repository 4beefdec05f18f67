// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: process.h
//
// One confined process, from its start to its end.

#ifndef COMMON_GRADE_PROCESS_H_
#define COMMON_GRADE_PROCESS_H_

#include <string>
#include <vector>

#include "common/grade/confine.h"

namespace grade {

struct ProcessSpec {
  std::string executable;
  std::vector<std::string> environment;  // all of it: "NAME=value"
  int memory_fd = -1;                    // becomes wire::kMemoryFd
  Limits limits;
};

struct ProcessResult {
  enum class End {
    kExited,         // `code` is the status
    kSignalled,      // `code` is the signal
    kTooLong,        // killed by the grader or the CPU limit
    kTooMuchMemory,  // killed by the grader
    kTooMuchOutput,  // killed by the grader
    kForbiddenCall,  // killed by the grader or the kernel
    kNotStarted,     // nothing ran; `sentence` says why
  } end = End::kNotStarted;
  int code = 0;
  std::string sentence;    // where there is more to say than `end` does
  std::string output;      // stdout and stderr as they came, the first 64 KiB
  std::string report;      // what came over wire::kReportFd
  bool simulated = false;  // the executable is static: a program on the simulator
  double wall_seconds = 0;
  std::uint64_t peak_memory_bytes = 0;  // as far as it was seen
};

// Runs the executable confined and waits for its end; the profile is Profile::kSimulator if it is
// static, else Profile::kCuda. No process of it outlives the call.
ProcessResult RunConfined(const ProcessSpec& spec);

}  // namespace grade

#endif  // COMMON_GRADE_PROCESS_H_
