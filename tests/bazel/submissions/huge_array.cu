// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

// says: submissions/huge_array.cu: assembling writes a file of more than 256 MiB
#include "tests/bazel/answer.h"

int values[1u << 27] = {1};

int Answer() { return values[0] + 41; }
