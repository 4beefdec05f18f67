// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

// says: submissions/not_defined.cu: error: 'Answer()' is declared and used, but not defined
#include "tests/bazel/answer.h"
