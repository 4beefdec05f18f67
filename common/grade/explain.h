// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: explain.h
//
// From what a process did to what the student is told.

#ifndef COMMON_GRADE_EXPLAIN_H_
#define COMMON_GRADE_EXPLAIN_H_

#include <cstdint>
#include <string>

#include "common/grade/process.h"
#include "common/grade/run_result.h"
#include "common/grade/verdict.h"
#include "common/grade/wire/layout.h"

namespace grade {

// What a call is known by when its process has ended.
struct CallEnd {
  wire::CallResult result;
  std::uint64_t nonce = 0;  // of this run
  bool in_main = false;     // the submission's static constructors were done
  bool intact = true;       // the memory is as both sides agreed
};

// The verdict on a call. Every end has its own sentence.
Verdict Judge(const ProcessResult& process, const CallEnd& call, const Limits& limits);

// What a student is to read of an execution that did not finish: the verdict, the first finding and
// what the program printed. Notes the cause (cause.h).
std::string ExplainUnfinished(const Execution& execution);

// `text` for a terminal, an XML file or a log: lines prefixed so that none begins with anything
// that a reader of logs acts on, control characters and broken UTF-8 replaced, at most `lines`.
std::string Quote(const std::string& text, int lines);

}  // namespace grade

#endif  // COMMON_GRADE_EXPLAIN_H_
