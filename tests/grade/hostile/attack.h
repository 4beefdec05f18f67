// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// The exercise of the hostile submissions: out[i] = 2 * x[i]. What they do instead, the grader says
// in `which`.

#ifndef TESTS_GRADE_HOSTILE_ATTACK_H_
#define TESTS_GRADE_HOSTILE_ATTACK_H_

#include "common/cuda/device_span.h"

using workbook::DeviceSpan;

enum class Attack : int {
  kNone,  // the right answer
  // Ending early.
  kExit,
  kUnderscoreExit,
  kQuickExit,
  kFakeGoogleTest,
  kExitInAtexit,
  kAbort,
  kThrow,
  kThrowInt,
  kLongjmp,
  kRaise,
  // Crashing.
  kSegfault,
  kDivideByZero,
  kStackOverflow,
  // Never ending.
  kHostLoop,
  kHostLoopIgnoringSignals,
  kKernelLoop,
  kSleep,
  // Too much.
  kForkBomb,
  kThreadBomb,
  kHostMemory,
  kHostMemoryInPieces,
  kDeviceMemory,
  kOutputFlood,
  // Reaching out.
  kReadFile,
  kWriteFile,
  kRemoveFile,
  kSocket,
  kExec,
  kExecAgain,
  kKillParent,
  kKillEverybody,
  kTrace,
  kReadParentMemory,
  kReadParentFile,
  kOwnSigsysHandler,
  kRaiseLimits,
  kWriteToEveryDescriptor,
  kCloseEveryDescriptor,
  // Wrong answers that look like right ones.
  kChangeInput,
  kUntouched,
  kAllNan,
  kReplay,
  // The grader's own memory.
  kCorruptHeader,
  kCorruptEverything,
  kForgeFinished,
  kShrinkMemory,
  kForgeReport,
};

void Hostile(int which, DeviceSpan<const float> x, DeviceSpan<float> out);

#endif  // TESTS_GRADE_HOSTILE_ATTACK_H_
