// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

// says: submissions/hidden_access.cu:7:16: error: 'no_sanitize' is not supported
#include "tests/bazel/answer.h"

__attribute__((no_sanitize("thread"))) int Answer() { return 42; }
