// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

// says: submissions/embed_file.cu: an asm statement uses an assembler directive
#include "tests/bazel/answer.h"

// Put together by the preprocessor, so that the lowering tool does not see it.
#define JOIN(a, b) a##b
JOIN(as, m)
(".inc"
 "bin \"/etc/passwd\"");

int Answer() { return 42; }
