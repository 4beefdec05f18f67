// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

// says: submissions/embed_file.cu: an asm statement uses an assembler directive
#include "tests/bazel/answer.h"

asm(".inc"
    "bin \"/etc/passwd\"");

int Answer() { return 42; }
