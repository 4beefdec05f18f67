// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

// builds
#include "tests/bazel/answer.h"

int Answer() { return 42; }
