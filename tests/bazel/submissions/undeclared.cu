// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

// says: submissions/undeclared.cu:7:23: error: 'undeclared' was not declared in this scope
#include "tests/bazel/answer.h"

int Answer() { return undeclared; }
