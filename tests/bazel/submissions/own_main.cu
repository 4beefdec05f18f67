// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

// says: submissions/own_main.cu: error: 'main' is the workbook's own; give yours another name
#include "tests/bazel/answer.h"

int Answer() { return 42; }

int main() { return 0; }
