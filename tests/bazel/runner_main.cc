// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

#include <cstdio>

#include "tests/bazel/answer.h"

int main() { std::printf("%d\n", Answer()); }
