// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: supervisor.h
//
// Watches a confined process until it has ended.

#ifndef COMMON_GRADE_SUPERVISOR_H_
#define COMMON_GRADE_SUPERVISOR_H_

#include <sys/types.h>

#include "common/grade/confine.h"
#include "common/grade/process.h"

namespace grade {

struct Supervised {
  pid_t child;
  int out, err, report;  // the reading ends of its pipes
  int notify;            // the kernel's announcements of forbidden calls, or -1
  Profile profile;
  Limits limits;
};

// Reads what the child writes, judges the system calls it announces, and kills it once it passes a
// limit. Reaps it.
ProcessResult Supervise(const Supervised& supervised);

}  // namespace grade

#endif  // COMMON_GRADE_SUPERVISOR_H_
