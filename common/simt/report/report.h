// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: report.h
//
// Everything the simulator has to say about one run of one program: the value that is written as
// JSON, read back by the grader and the command line, and shown as text or SARIF.

#ifndef COMMON_SIMT_REPORT_REPORT_H_
#define COMMON_SIMT_REPORT_REPORT_H_

#include <string>
#include <vector>

#include "common/simt/count/counters.h"
#include "common/simt/report/finding.h"

namespace simt {

// How a program ended.
struct ProgramExit {
  enum class Kind {
    kUnknown,
    kExited,  // code = exit status
    kSignal,  // code = signal number
  } kind = Kind::kUnknown;
  int code = 0;
};

struct RunReport {
  std::string program;   // the executable's file name
  std::string schedule;  // "forward", "reverse", "random:SEED"
  bool checked = true;   // false when the program ran without instrumentation
  ProgramExit exit;
  std::vector<Finding> findings;
  int findings_dropped = 0;  // distinct ones beyond kMaxFindings
  std::vector<KernelRecord> kernels;
  TransferCounters transfers;
  double predicted_seconds = 0;  // of the whole run on the modelled GPU
};

}  // namespace simt

#endif  // COMMON_SIMT_REPORT_REPORT_H_
