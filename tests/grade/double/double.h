// Copyright 2026 The CUDA Kernel Workbook Authors
// SPDX-License-Identifier: Apache-2.0
//
// A small exercise to try graders on: out[i] = 2 * x[i].

#ifndef TESTS_GRADE_DOUBLE_DOUBLE_H_
#define TESTS_GRADE_DOUBLE_DOUBLE_H_

#include "common/cuda/device_span.h"

using workbook::DeviceSpan;

void Double(DeviceSpan<const int> x, DeviceSpan<int> out);

#endif  // TESTS_GRADE_DOUBLE_DOUBLE_H_
