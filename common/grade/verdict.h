// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: verdict.h
//
// What became of the process that ran a submission.

#ifndef COMMON_GRADE_VERDICT_H_
#define COMMON_GRADE_VERDICT_H_

#include <string>

namespace grade {

enum class VerdictKind {
  kFinished,       // the function returned and its outputs came back
  kExitedEarly,    // exit() or the like, before the function had returned
  kCrashed,        // a signal
  kTooLong,        // past the limit of CPU or wall-clock time
  kTooMuchMemory,  // past the limit, by one request or in all
  kTooMuchOutput,  // on stdout and stderr
  kForbiddenCall,  // a system call that the confinement refuses
  kThrew,          // an exception left the function
  kReturnedError,  // the function returned a status that is not OK
  kCudaError,      // the CUDA runtime reports an error after the call
  kBadAnswer,      // what came back is not in the agreed form
  kNotCompiled,    // there is no runner, because the file does not compile
  kNotRun,         // earlier runs took so long that this one was not started
  kNotConfined,    // the grader could not confine the process, so it did not run it
  kNoDevice,       // there is no GPU that could run it
};

struct Verdict {
  VerdictKind kind = VerdictKind::kFinished;
  // One sentence for the student, empty if finished: "your code called exit(0) before it had
  // finished".
  std::string sentence;

  bool finished() const { return kind == VerdictKind::kFinished; }
};

// The stable word for results: "finished", "exited early", "crashed", ...
const char* VerdictKindName(VerdictKind kind);

}  // namespace grade

#endif  // COMMON_GRADE_VERDICT_H_
