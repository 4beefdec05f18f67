// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: session.h
//
// The simulated program's beginning and end. Before main the environment is read:
//   SIMT_SCHEDULE    the order in which threads run: forward, reverse or random:SEED
//   SIMT_HANG_LIMIT  seconds without progress after which a kernel is a hang
//   SIMT_REPORT      where the report goes (report/program_report.h)
// When the program ends, by exit or by a signal, what only the end shows is reported and the report
// is written.

#ifndef COMMON_SIMT_RUNTIME_SESSION_H_
#define COMMON_SIMT_RUNTIME_SESSION_H_

#include <string>

#include "common/simt/report/report.h"

namespace simt {

// Overrides SIMT_SCHEDULE; false if `text` is no schedule.
bool SetScheduleByName(const std::string& text);

// True if the program was compiled with access hooks.
bool IsProgramChecked();

// Reports launches that were refused and that the program never asked about.
void ReportIgnoredErrors();

// Reports device memory that is still allocated.
void ReportLeaks();

// Whether the program, should it end now, is to have freed all of its memory; true at first.
void SetLeaksReported(bool reported);

// Both of the above (leaks only if SetLeaksReported() allows it and the exit was successful), then
// writes the report; once. The exit handler and the handler of fatal signals call it; a program
// that leaves by _exit must.
void EndProgram(ProgramExit exit);

}  // namespace simt

#endif  // COMMON_SIMT_RUNTIME_SESSION_H_
