// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

// says: submissions/own_runtime.cu: error: '__tsan_read4' is the workbook's own; give yours another
// name
#include "tests/bazel/answer.h"

extern "C" void __tsan_read4(void*) {}

int Answer() { return 42; }
