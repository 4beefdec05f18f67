// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0

// builds
// notes: submissions/float_and_double.cu:11:
#include "tests/bazel/answer.h"

static float Half() { return 0.5f; }

// A float meets a double, and nobody says that it shall.
int Answer() { return static_cast<int>(42.9f - Half() * 0.5); }
