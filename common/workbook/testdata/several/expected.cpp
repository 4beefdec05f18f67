// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// Host code alone.

#include "include/constants.h"

float Expected(int i) { return 2.0f * (kThreads - 1 - i); }
