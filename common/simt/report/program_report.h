// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: program_report.h
//
// The report that every simulated program leaves behind when it ends.

#ifndef COMMON_SIMT_REPORT_PROGRAM_REPORT_H_
#define COMMON_SIMT_REPORT_PROGRAM_REPORT_H_

#include <vector>

#include "common/simt/count/counters.h"
#include "common/simt/report/report.h"

namespace simt {

// What runtime/ knows about the run that is ending. The pointers may be null.
struct ProgramEnd {
  ProgramExit exit;
  const char* schedule = "forward";
  bool checked = true;  // false when the program was compiled without instrumentation
  const std::vector<KernelRecord>* kernels = nullptr;
  const TransferCounters* transfers = nullptr;
  double predicted_seconds = 0;
};

// WriteProgramReport()
//
// Writes the findings and counters collected so far, once: later calls do nothing.
//   SIMT_REPORT=PATH   JSON to that file, with source lines
//   SIMT_REPORT=fd:N   JSON to that open file descriptor, pcs only: nothing but write() is called
//                      that a confined process might be refused; the reader finds the lines
//   unset or empty     the findings as text to standard error; nothing if there are none
//
// May be called from an exit handler. From a signal handler it is best effort: call it on an
// alternate stack of at least kReportStackBytes, with a `new` that does not use the heap, which may
// be locked or broken (nothing else here does: no malloc, no stdio). A second fault, or ten seconds
// without coming to an end, then end the process by that signal or by SIGALRM.
void WriteProgramReport(const ProgramEnd& end);

inline constexpr int kReportStackBytes = 256 << 10;

}  // namespace simt

#endif  // COMMON_SIMT_REPORT_PROGRAM_REPORT_H_
