// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// File: cause.h
//
// Why a matcher rejected a run. GoogleTest carries only a matcher's words to the place where they
// are reported; what chooses the hints, and keeps one finding from being told under every line, is
// left here beside them.

#ifndef COMMON_GRADE_CAUSE_H_
#define COMMON_GRADE_CAUSE_H_

#include <string>
#include <vector>

#include "common/simt/report/finding.h"

namespace grade {

// A finding as an explanation tells it.
struct ToldFinding {
  simt::FindingKind kind;
  std::string key;    // the same for what is one mistake in the source
  std::string place;  // "hypot.cu:12", or "your code"
  std::string text;   // in full, its last line not ended
};

ToldFinding Tell(const simt::Finding& finding);

// "race", "read of uninitialised memory": to go behind "the same".
const char* NounOf(simt::FindingKind kind);

struct Cause {
  // The run came to its end and nothing was found that explains the rejection: it just does not do
  // what the matcher asks for.
  bool asked = true;
  std::vector<ToldFinding> findings;  // what the explanation tells, in order
};

// Leaves `cause` for the next TakeCause(), in place of an earlier one. Each matcher on a run does
// so whenever it is asked, if only with Cause().
void NoteCause(Cause cause);

// The cause noted last, once; Cause() if there is none.
Cause TakeCause();

}  // namespace grade

#endif  // COMMON_GRADE_CAUSE_H_
